import { subscription as subscriptionEndpoints } from '../../shared/contract/subscription.ts';
import { serve } from '../runtime/http/router.ts';

import { subscription } from './routes/subscription.ts';

export const handler = serve('billing', { ...subscriptionEndpoints }, { ...subscription });
