import { audit as auditEndpoints } from '../../shared/contract/audit.ts';
import { moderation as moderationEndpoints } from '../../shared/contract/moderation.ts';
import { site as siteEndpoints } from '../../shared/contract/site.ts';
import { members as membersEndpoints } from '../../shared/contract/user.ts';
import { serve } from '../runtime/http/router.ts';
import { audit } from './routes/audit.ts';
import { moderation } from './routes/moderation.ts';
import { site } from './routes/site.ts';

import { members } from './routes/user.ts';

export const handler = serve(
  'admin',
  { ...auditEndpoints, ...moderationEndpoints, ...siteEndpoints, ...membersEndpoints },
  { ...audit, ...moderation, ...site, ...members },
);
