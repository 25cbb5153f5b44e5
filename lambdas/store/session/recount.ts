import type { SessionRecord } from '../../domain/session/session.ts';
import type { Fragment } from '../fragment.ts';
import { addNumbers, numbersOf } from '../stats/add-stats.ts';

/**
 * What a session counts for among its author's figures: nothing in the bin, nor as long as it is a draft that was never
 * written; its tags once it is written.
 */
const numbersFor = ({ deleted_at: deleted, mode, status, learning_status, generated_at, tags }: SessionRecord) => {
  if (deleted !== null || (status === 'draft' && generated_at === null)) return {};
  const completed = learning_status === 'completed' ? 1 : 0;
  const slugs = generated_at === null ? [] : Object.values(tags ?? {}).flat();
  return numbersOf(mode, { sessions: 1, completed }, slugs);
};

/** Moves the figures by what a change of the session means for them. */
export const recount = (before: SessionRecord, after: SessionRecord): Fragment[] => {
  const [was, is] = [numbersFor(before), numbersFor(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return addNumbers(
    after.user_id,
    Object.fromEntries([...names].map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)])),
  );
};
