import { serve } from '../runtime/router.ts';
import { recyclingBin } from './routes/bin.ts';
import { debug } from './routes/debug.ts';
import { sessions } from './routes/sessions.ts';
import { stats } from './routes/stats.ts';

export const handler = serve('sessions', { ...sessions, ...recyclingBin, ...stats, ...debug });
