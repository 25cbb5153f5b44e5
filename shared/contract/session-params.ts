import * as z from 'zod/mini';

import { SessionIdSchema } from '../model/id.ts';

export const sessionParams = z.object({ sessionId: SessionIdSchema });
