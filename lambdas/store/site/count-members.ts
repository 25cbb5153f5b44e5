import { type Fragment, update } from '../fragment.ts';
import { countsKey } from '../keys.ts';

interface Change {
  readonly users?: 1 | -1;
  /** Of those, who have Pro. */
  readonly pro?: 1 | -1;
}

/** One update for both counts: a transaction may write a row only once. */
export const countMembers = (change: Change): Fragment => {
  const counted = Object.entries(change);
  return update(
    countsKey,
    `ADD ${counted.map(([name]) => `#${name} :${name}`).join(', ')}`,
    Object.fromEntries(counted.map(([name, by]) => [`:${name}`, by])),
    Object.fromEntries(counted.map(([name]) => [`#${name}`, name])),
  );
};
