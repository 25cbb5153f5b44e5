import { bin } from '../../shared/contract/bin.ts';
import { debug as debugEndpoints } from '../../shared/contract/debug.ts';
import { sessions as sessionsEndpoints } from '../../shared/contract/sessions.ts';
import { serve } from '../runtime/http/router.ts';
import { recyclingBin } from './routes/bin.ts';
import { debug } from './routes/debug.ts';
import { sessions } from './routes/sessions.ts';
import { stats } from './routes/stats.ts';

export const handler = serve(
  'sessions',
  { ...bin, ...debugEndpoints, ...sessionsEndpoints },
  { ...sessions, ...recyclingBin, ...stats, ...debug },
);
