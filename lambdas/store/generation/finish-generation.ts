import { decideFinish } from '../../domain/generation/end-generation.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Finish, WriteOutcome } from '../../domain/generation/ports.ts';
import { put } from '../fragment.ts';
import { coverageKey } from '../keys.ts';
import { findReader, putReader } from '../progress/row.ts';
import { findSession, replaceSession } from '../session/row.ts';
import { countDay } from '../site/count-day.ts';
import { addStats } from '../stats/add-stats.ts';
import { findStats } from '../stats/find-stats.ts';
import { type Table, transact } from '../table.ts';
import { releaseUsage } from '../usage/release-usage.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findGeneration } from './find-generation.ts';
import { noteFragment } from './note-generation.ts';

const readEnding = async (table: Table, ref: GenerationRef) => {
  const [session, generation] = await Promise.all([findSession(table, ref.sessionId), findGeneration(table, ref)]);
  if (!session) return { ref, session, generation, reader: undefined, known: [] };
  const [reader, figures] = await Promise.all([
    findReader(table, session.user_id, session.id),
    findStats(table, session.user_id),
  ]);
  return { ref, session, generation, reader, known: figures.tags(undefined).map(({ slug }) => slug) };
};

/** The session is ready, its place among the running ones is free, and all figures have moved, or nothing of it. */
export const finishGeneration = (table: Table, ref: GenerationRef, result: Finish): Promise<WriteOutcome> =>
  withOptimisticLock(async () => {
    const writes = decideFinish(await readEnding(table, ref), result);
    if (typeof writes === 'string') return writes;
    const { session, reader, completed, tags, released, counted } = writes;
    await transact(table, [
      noteFragment(ref, { set: { phase: 'done' } }, () => new VersionConflict()),
      replaceSession(session),
      ...(reader ? [putReader(reader)] : []),
      ...released.map((counter) => releaseUsage(session.user_id, counter, ref.generationId)),
      put({ ...result.coverage, generation_id: ref.generationId, ...coverageKey(ref.sessionId, ref.generationId) }),
      ...addStats(session.user_id, session.mode, { completed }, tags),
      countDay(Date.parse(result.generatedAt), { [counted]: 1 }),
    ]);
    return 'done';
  });
