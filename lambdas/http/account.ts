import { account } from '../../shared/contract/account.ts';
import { serve } from '../runtime/router.ts';
import { health } from './routes/health.ts';
import { me } from './routes/me.ts';
import { realtime } from './routes/realtime.ts';

export const handler = serve('account', account, { ...health, ...me, ...realtime });
