import { MAX_SCENES } from '../../../../shared/catalogue/limits.ts';
import type { GenerationRef } from '../../../domain/generation/generation.ts';
import { asideOf, type SceneRecord } from '../../../domain/scene/scene.ts';
import type { WrittenScene } from '../../../domain/scene/written-scene.ts';
import { listScenes } from '../../scene/list-scenes.ts';
import type { Table } from '../../table.ts';

/** A scene as its generation wrote it. */
export const asWritten = ({
  order,
  type,
  title,
  content,
  quiz,
  keys,
  sources,
  terms,
  activities,
  asked,
  passed,
  ...more
}: SceneRecord): WrittenScene => ({
  order,
  type,
  title,
  content,
  quiz,
  keys,
  sources,
  terms,
  activities,
  asked,
  passed,
  ...asideOf(more),
});

/** Those of this generation, whether readers may see them yet or not. */
export const listWrittenScenes = async (table: Table, ref: GenerationRef): Promise<readonly WrittenScene[]> => {
  const scenes = await listScenes(table, { id: ref.sessionId, scene_end: MAX_SCENES }, { consistent: true });
  return scenes
    .filter(({ generation_id: generation, state }) => generation === ref.generationId && state === 'written')
    .map(asWritten);
};
