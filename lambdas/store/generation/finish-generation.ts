import type { GenerationRef } from '../../domain/generation/generation.ts';
import { grown } from '../../domain/generation/growth.ts';
import { finish } from '../../domain/generation/lifecycle.ts';
import type { Finish, WriteOutcome } from '../../domain/generation/ports.ts';
import { withoutScenes } from '../../domain/progress/progress.ts';
import { summarize } from '../../domain/progress/summarize.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { RUNNING } from '../../domain/usage/quota.ts';
import { put } from '../fragment.ts';
import { coverageKey } from '../keys.ts';
import { findReader } from '../progress/find-progress.ts';
import { putReader } from '../progress/put-reader.ts';
import { findSession } from '../session/find-session.ts';
import { replaceSession } from '../session/replace-session.ts';
import { countDay } from '../site/count-day.ts';
import { addStats } from '../stats/add-stats.ts';
import { findStats } from '../stats/find-stats.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { releaseUsage } from '../usage/release-usage.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { findRunning } from './find-generation.ts';
import { GenerationOver, outcomeOf } from './is-current.ts';
import { noteFragment } from './note-generation.ts';
import type { GenerationRow } from './row.ts';

const MOST_TAGS = 300;

/** The tags that this session brings to its author's filter; a first generation only, and no more than a row bears. */
const newTags = async (table: Table, session: SessionRecord, { kind }: GenerationRow): Promise<string[]> => {
  const slugs = [...new Set(Object.values(session.tags ?? {}).flat())];
  if (kind === 'expansion' || slugs.length === 0) return [];
  const known = (await findStats(table, session.user_id)).tags(undefined).map(({ slug }) => slug);
  return slugs.filter((slug, at) => known.includes(slug) || known.length + at < MOST_TAGS);
};

/** The session is ready, its place among the running ones is free, and all figures have moved, or nothing of it. */
export const finishGeneration = async (table: Table, ref: GenerationRef, result: Finish): Promise<WriteOutcome> => {
  const now = Date.parse(result.generatedAt);
  const attempt = async (): Promise<WriteOutcome> => {
    const [session, generation] = await Promise.all([findSession(table, ref.sessionId), findRunning(table, ref)]);
    if (!session || !generation || session.generation_id !== ref.generationId) return outcomeOf(table, ref, 'done');
    const written = session.generated_scene_count + generation.written.size;
    // Its author may have answered a quiz that has joined another since
    const found = await findReader(table, session.user_id, session.id);
    const reader = withoutScenes(found, generation.failed);
    const finished = {
      ...finish(session, written, result, summarize(reader, written)),
      left_out: [...(session.left_out ?? []), ...generation.failed],
    };
    const next = generation.kind === 'expansion' ? grown(session, finished, generation.total ?? 0) : finished;
    const completed = Number(next.learning_status === 'completed') - Number(session.learning_status === 'completed');
    await transact(table, [
      noteFragment(ref, { set: { phase: 'done' } }, () => new GenerationOver()),
      replaceSession(next),
      ...(reader === found ? [] : [putReader(reader)]),
      releaseUsage(session.user_id, RUNNING, ref.generationId),
      put({ ...result.coverage, generation_id: ref.generationId, ...coverageKey(session.id, ref.generationId) }),
      ...addStats(session.user_id, session.mode, { completed }, await newTags(table, session, generation)),
      countDay(now, { [`generations_${session.mode}`]: 1 }),
    ]);
    return 'done';
  };
  try {
    return await withOptimisticLock(attempt);
  } catch (error) {
    if (error instanceof GenerationOver) return outcomeOf(table, ref, 'done');
    throw error;
  }
};
