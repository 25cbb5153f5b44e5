import { generation } from '../../shared/contract/generation.ts';
import { lessons } from '../../shared/contract/lessons.ts';
import { serve } from '../runtime/router.ts';
import { running } from './routes/running.ts';
import { stories } from './routes/stories.ts';
import { unreadRequest } from './routes/unread-request.ts';
import { uploads } from './routes/uploads.ts';

export const handler = serve(
  'generation',
  { ...generation, ...lessons },
  { ...uploads, ...stories, ...running },
  unreadRequest,
);
