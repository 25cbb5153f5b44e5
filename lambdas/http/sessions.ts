import { bin as binEndpoints } from '../../shared/contract/session/bin.ts';
import { session as sessionEndpoints } from '../../shared/contract/session/session.ts';
import { stats as statsEndpoints } from '../../shared/contract/session/stats.ts';
import { debug as debugEndpoints } from '../../shared/contract/site/debug.ts';
import { serve } from '../runtime/http/router.ts';
import { bin } from './routes/session/bin.ts';
import { session } from './routes/session/session.ts';
import { stats } from './routes/session/stats.ts';
import { debug } from './routes/site/debug.ts';

export const handler = serve(
  'sessions',
  { ...binEndpoints, ...debugEndpoints, ...sessionEndpoints, ...statsEndpoints },
  { ...bin, ...debug, ...session, ...stats },
);
