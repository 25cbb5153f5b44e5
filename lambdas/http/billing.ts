import { subscription as subscriptionEndpoints } from '../../shared/contract/account/subscription.ts';
import { serve } from '../runtime/http/router.ts';

import { subscription } from './routes/account/subscription.ts';

export const handler = serve('billing', { ...subscriptionEndpoints }, { ...subscription });
