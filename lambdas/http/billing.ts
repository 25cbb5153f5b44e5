import { billing as endpoints } from '../../shared/contract/billing.ts';
import { serve } from '../runtime/http/router.ts';
import { billing } from './routes/billing.ts';

export const handler = serve('billing', endpoints, billing);
