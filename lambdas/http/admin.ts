import { admin as adminEndpoints } from '../../shared/contract/admin.ts';
import { moderation as moderationEndpoints } from '../../shared/contract/moderation.ts';
import { serve } from '../runtime/http/router.ts';
import { members } from './routes/members.ts';
import { moderation } from './routes/moderation.ts';
import { site } from './routes/site.ts';

export const handler = serve(
  'admin',
  { ...adminEndpoints, ...moderationEndpoints },
  { ...members, ...site, ...moderation },
);
