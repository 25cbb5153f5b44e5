import { settings as settingsEndpoints } from '../../shared/contract/settings.ts';
import { health as healthEndpoints } from '../../shared/contract/site.ts';
import { socket as socketEndpoints } from '../../shared/contract/socket.ts';
import { usage as usageEndpoints } from '../../shared/contract/usage.ts';
import { user as userEndpoints } from '../../shared/contract/user.ts';
import { serve } from '../runtime/http/router.ts';
import { settings } from './routes/settings.ts';
import { health } from './routes/site.ts';
import { socket } from './routes/socket.ts';
import { usage } from './routes/usage.ts';

import { user } from './routes/user.ts';

export const handler = serve(
  'account',
  { ...settingsEndpoints, ...healthEndpoints, ...socketEndpoints, ...usageEndpoints, ...userEndpoints },
  { ...settings, ...health, ...socket, ...usage, ...user },
);
