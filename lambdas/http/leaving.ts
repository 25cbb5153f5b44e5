import { deletion as deletionEndpoints } from '../../shared/contract/account/deletion.ts';
import { exporting as exportingEndpoints } from '../../shared/contract/account/export.ts';
import { notification as notificationEndpoints } from '../../shared/contract/account/notification.ts';
import { serve } from '../runtime/http/router.ts';
import { deletion } from './routes/account/deletion.ts';
import { exporting } from './routes/account/export.ts';

import { notification } from './routes/account/notification.ts';

export const handler = serve(
  'leaving',
  { ...deletionEndpoints, ...exportingEndpoints, ...notificationEndpoints },
  { ...deletion, ...exporting, ...notification },
);
