import { generation } from '../../shared/contract/generation.ts';
import { lessons } from '../../shared/contract/lessons.ts';
import { serve } from '../runtime/http/router.ts';
import { generations } from './routes/generation.ts';
import { running } from './routes/running-generation.ts';
import { unreadRequest } from './routes/unread-request.ts';
import { uploads } from './routes/uploads.ts';

export const handler = serve(
  'generation',
  { ...generation, ...lessons },
  { ...uploads, ...generations, ...running },
  unreadRequest,
);
