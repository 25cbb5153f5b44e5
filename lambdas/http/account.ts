import { serve } from '../runtime/router.ts';
import { health } from './routes/health.ts';
import { me } from './routes/me.ts';
import { realtime } from './routes/realtime.ts';

export const handler = serve('account', { ...health, ...me, ...realtime });
