import { members as membersEndpoints } from '../../shared/contract/account/user.ts';
import { moderation as moderationEndpoints } from '../../shared/contract/community/moderation.ts';
import { audit as auditEndpoints } from '../../shared/contract/site/audit.ts';
import { site as siteEndpoints } from '../../shared/contract/site/site.ts';
import { writers as writersEndpoints } from '../../shared/contract/site/writers.ts';
import { serve } from '../runtime/http/router.ts';
import { members } from './routes/account/user.ts';
import { moderation } from './routes/community/moderation.ts';
import { audit } from './routes/site/audit.ts';
import { site } from './routes/site/site.ts';
import { writers } from './routes/site/writers.ts';

export const handler = serve(
  'admin',
  { ...auditEndpoints, ...moderationEndpoints, ...siteEndpoints, ...membersEndpoints, ...writersEndpoints },
  { ...audit, ...moderation, ...site, ...members, ...writers },
);
