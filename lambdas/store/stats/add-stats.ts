import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { changing } from '../expression.ts';
import { type Fragment, update } from '../fragment.ts';
import { statsKey } from '../keys.ts';

type Figure = 'sessions' | 'completed' | 'minutes';

/**
 * Each figure of each mode, and each tag, is a number of its own: `ADD` needs no row and no map to be there before.
 * Nothing to add is no write.
 */
export const addStats = (
  userId: string,
  mode: Mode,
  figures: Partial<Record<Figure, number>>,
  tags: readonly string[] = [],
): Fragment[] => {
  const add = Object.fromEntries([
    ...Object.entries(figures)
      .filter(([, by]) => by !== 0)
      .map(([figure, by]) => [`${figure}_${mode}`, by] as const),
    ...tags.map((slug) => [`tag_${slug}`, 1] as const),
  ]);
  if (Object.keys(add).length === 0) return [];
  const { expression, names, values } = changing({ add });
  return [update(statsKey(userId), expression, values, names)];
};
