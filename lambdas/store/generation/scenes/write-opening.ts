import type { GenerationRef } from '../../../domain/generation/generation.ts';
import { decideOpened } from '../../../domain/generation/plan/apply-plan.ts';
import type { Opened, WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import { digestOf, openingNotWritten, writeFields, writtenFields } from '../../scene/write-fields.ts';
import { changeSession } from '../../session/change-session.ts';
import type { Table } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';

/** Writes the first scene before the plan is made, so that reading can begin. */
export const writeOpening = async (
  table: Table,
  ref: GenerationRef,
  { scene, bible }: Opened,
  usage: TokenUsage,
): Promise<WriteOutcome> => {
  const generation = await findRunning(table, ref);
  if (!generation) return 'stale';
  const writer = { ...ref, userId: generation.user_id };
  // With the text in one write: another run of this step has another bible
  const fields = { ...writtenFields(scene), ...(bible && { bible }), digest: digestOf(scene) };
  const now = await writeFields(table, writer, scene.order, fields, openingNotWritten(writer));
  if (!(await noteGeneration(table, ref, { written: scene.order, ...(now ? { usage } : {}) }))) return 'stale';
  await changeSession(table, ref.sessionId, (session) => decideOpened(session, ref, scene.order));
  return now ? 'done' : 'already';
};
