import type { GenerationRef } from '../../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import type { WrittenScene } from '../../../domain/scene/written-scene.ts';
import {
  different,
  digestOf,
  notWritten,
  type SceneWriter,
  writeFields,
  writtenFields,
} from '../../scene/write-fields.ts';
import type { Table } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';

type Write = (table: Table, ref: GenerationRef, scene: WrittenScene, usage: TokenUsage) => Promise<WriteOutcome>;

type Rule = (writer: SceneWriter, digest: string) => Parameters<typeof writeFields>[4];

/** First the scene, then the generation: a step that dies between the two is repeated and completes the second. */
const writing =
  (rule: Rule): Write =>
  async (table, ref, scene, usage) => {
    const generation = await findRunning(table, ref);
    if (!generation) return 'stale';
    const writer = { ...ref, userId: generation.user_id };
    const digest = digestOf(scene);
    const now = await writeFields(
      table,
      writer,
      scene.order,
      { ...writtenFields(scene), digest },
      rule(writer, digest),
    );
    const noted = await noteGeneration(table, ref, { written: scene.order, ...(now ? { usage } : {}) });
    if (!noted) return 'stale';
    return now ? 'done' : 'already';
  };

/** Writes a stub, or a scene that was given up before; what is written stays. */
export const writeScene = writing((writer) => notWritten(writer));

/** Replaces what is written, unless it is the same already. */
export const reviseScene = writing(different);
