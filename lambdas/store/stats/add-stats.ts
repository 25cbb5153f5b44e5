import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { changing, type Fragment, update } from '../fragment.ts';
import { statsKey } from '../keys.ts';

type Figure = 'sessions' | 'completed' | 'minutes';

/**
 * Each figure of each mode, and each tag, is an attribute: `ADD` needs no existing row or map.
 * No write when nothing changes.
 */
export const addNumbers = (userId: string, numbers: Readonly<Record<string, number>>): Fragment[] => {
  const add = Object.fromEntries(Object.entries(numbers).filter(([, by]) => by !== 0));
  if (Object.keys(add).length === 0) return [];
  const { expression, names, values } = changing({ add });
  return [update(statsKey(userId), expression, values, names)];
};

/** Attribute names of these figures and tags. */
export const numbersOf = (
  mode: Mode,
  figures: Partial<Record<Figure, number>>,
  tags: readonly string[] = [],
): Record<string, number> =>
  Object.fromEntries([
    ...Object.entries(figures).map(([figure, by]) => [`${figure}_${mode}`, by] as const),
    ...tags.map((slug) => [`tag_${mode}_${slug}`, 1] as const),
  ]);

export const addStats = (
  userId: string,
  mode: Mode,
  figures: Partial<Record<Figure, number>>,
  tags: readonly string[] = [],
): Fragment[] => addNumbers(userId, numbersOf(mode, figures, tags));
