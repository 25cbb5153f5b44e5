import { leaving } from '../../shared/contract/leaving.ts';
import { serve } from '../runtime/http/router.ts';
import { deletion } from './routes/deletion.ts';
import { exports } from './routes/exports.ts';
import { notification } from './routes/notification.ts';

export const handler = serve('leaving', leaving, { ...deletion, ...exports, ...notification });
