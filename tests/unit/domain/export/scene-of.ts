import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { chapter } from '../../../integration/lesson.ts';

/** A scene as it is stored, of what was written. */
export const sceneOf = (written: ReturnType<typeof chapter>, more: Partial<SceneRecord> = {}): SceneRecord => ({
  ...written,
  sources: [...written.sources],
  activities: [],
  terms: [...written.terms],
  session_id: newId('ses'),
  user_id: 'ann',
  generation_id: newId('gen'),
  state: 'written',
  minutes: 1,
  version: 1,
  ...more,
});
