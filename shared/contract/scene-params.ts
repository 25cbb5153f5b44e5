import * as z from 'zod/mini';

import { SceneIdSchema } from '../model/id.ts';

export const sceneParams = z.object({ sceneId: SceneIdSchema });
