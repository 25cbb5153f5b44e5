import type { SessionRecord } from '../../domain/session/session.ts';
import { countsOf } from '../../domain/stats/stats.ts';
import type { Fragment } from '../fragment.ts';
import { addNumbers, numbersOf } from '../stats/add-stats.ts';

const numbersFor = (session: SessionRecord) => {
  const { tags, ...figures } = countsOf(session);
  return numbersOf(session.mode, figures, tags);
};

/** Changes of the author's stats that follow from a change of a session. */
export const recount = (before: SessionRecord, after: SessionRecord): Fragment[] => {
  const [was, is] = [numbersFor(before), numbersFor(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return addNumbers(
    after.user_id,
    Object.fromEntries([...names].map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)])),
  );
};
