import { settings as settingsEndpoints } from '../../shared/contract/account/settings.ts';
import { socket as socketEndpoints } from '../../shared/contract/account/socket.ts';
import { usage as usageEndpoints } from '../../shared/contract/account/usage.ts';
import { user as userEndpoints } from '../../shared/contract/account/user.ts';
import { health as healthEndpoints } from '../../shared/contract/site/site.ts';
import { serve } from '../runtime/http/router.ts';
import { settings } from './routes/account/settings.ts';
import { socket } from './routes/account/socket.ts';
import { usage } from './routes/account/usage.ts';
import { user } from './routes/account/user.ts';
import { health } from './routes/site/site.ts';

export const handler = serve(
  'account',
  { ...settingsEndpoints, ...healthEndpoints, ...socketEndpoints, ...usageEndpoints, ...userEndpoints },
  { ...settings, ...health, ...socket, ...usage, ...user },
);
