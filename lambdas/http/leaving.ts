import { deletion as deletionEndpoints } from '../../shared/contract/deletion.ts';
import { exporting as exportingEndpoints } from '../../shared/contract/export.ts';
import { notification as notificationEndpoints } from '../../shared/contract/notification.ts';
import { serve } from '../runtime/http/router.ts';
import { deletion } from './routes/deletion.ts';
import { exporting } from './routes/export.ts';

import { notification } from './routes/notification.ts';

export const handler = serve(
  'leaving',
  { ...deletionEndpoints, ...exportingEndpoints, ...notificationEndpoints },
  { ...deletion, ...exporting, ...notification },
);
