import { generation as generationEndpoints } from '../../shared/contract/session/generation.ts';
import { upload as uploadEndpoints } from '../../shared/contract/session/material.ts';
import { serve } from '../runtime/http/router.ts';
import { generation } from './routes/session/generation.ts';
import { upload } from './routes/session/material.ts';

import { unreadRequest } from './routes/unread-request.ts';

export const handler = serve(
  'generation',
  { ...generationEndpoints, ...uploadEndpoints },
  { ...generation, ...upload },
  unreadRequest,
);
