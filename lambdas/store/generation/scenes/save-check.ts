import { sceneId } from '../../../../shared/model/id.ts';
import type { GenerationRef } from '../../../domain/generation/generation.ts';
import type { StoredScene, WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import { findScene } from '../../scene/row.ts';
import { asRead, digestOf, writeFields, writtenFields } from '../../scene/write-fields.ts';
import type { Table } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';
import { asWritten } from './list-written-scenes.ts';

/** Undefined unless this generation has written it. */
export const findStored = async (
  table: Table,
  { sessionId, generationId }: GenerationRef,
  order: number,
): Promise<StoredScene | undefined> => {
  const row = await findScene(table, sceneId(sessionId, order));
  if (row?.generation_id !== generationId || row.state !== 'written') return undefined;
  return { scene: asWritten(row), version: row.version };
};

/** Replaces a scene that nobody has changed since it was read. */
export const saveCheck = async (
  table: Table,
  ref: GenerationRef,
  { scene, version }: StoredScene,
  checks: TokenUsage,
): Promise<WriteOutcome> => {
  const generation = await findRunning(table, ref);
  if (!generation) return 'stale';
  const writer = { ...ref, userId: generation.user_id };
  const fields = { ...writtenFields(scene), digest: digestOf(scene) };
  if (!(await writeFields(table, writer, scene.order, fields, asRead(writer, version)))) return 'already';
  return (await noteGeneration(table, ref, { checks })) ? 'done' : 'stale';
};
