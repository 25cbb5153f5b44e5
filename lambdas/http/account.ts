import { account } from '../../shared/contract/account.ts';
import { people } from '../../shared/contract/people.ts';
import { profile as profileEndpoints } from '../../shared/contract/profile.ts';
import { settings as settingsEndpoints } from '../../shared/contract/settings.ts';
import { serve } from '../runtime/http/router.ts';
import { health } from './routes/health.ts';
import { me } from './routes/me.ts';
import { profile } from './routes/profile.ts';
import { realtime } from './routes/realtime.ts';
import { settings } from './routes/settings.ts';

export const handler = serve(
  'account',
  { ...account, ...settingsEndpoints, ...profileEndpoints, ...people },
  { ...health, ...me, ...realtime, ...settings, ...profile },
);
