import { generation as generationEndpoints } from '../../shared/contract/generation.ts';
import { upload as uploadEndpoints } from '../../shared/contract/material.ts';
import { serve } from '../runtime/http/router.ts';
import { generation } from './routes/generation.ts';
import { upload } from './routes/material.ts';

import { unreadRequest } from './routes/unread-request.ts';

export const handler = serve(
  'generation',
  { ...generationEndpoints, ...uploadEndpoints },
  { ...generation, ...upload },
  unreadRequest,
);
