import { bin as binEndpoints } from '../../shared/contract/bin.ts';
import { debug as debugEndpoints } from '../../shared/contract/debug.ts';
import { session as sessionEndpoints } from '../../shared/contract/session.ts';
import { stats as statsEndpoints } from '../../shared/contract/stats.ts';
import { serve } from '../runtime/http/router.ts';
import { bin } from './routes/bin.ts';
import { debug } from './routes/debug.ts';
import { session } from './routes/session.ts';

import { stats } from './routes/stats.ts';

export const handler = serve(
  'sessions',
  { ...binEndpoints, ...debugEndpoints, ...sessionEndpoints, ...statsEndpoints },
  { ...bin, ...debug, ...session, ...stats },
);
