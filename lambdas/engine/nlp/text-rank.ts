import { inCommon } from './words.ts';

const DAMPING = 0.85;
const ROUNDS = 20;

/**
 * TextRank (Mihalcea and Tarau, 2004): how much the other sentences of a text are about the same, 0 to 1 for the
 * sentence that most are. Takes the words of each sentence; its time grows with the square of their number.
 */
export const textRank = (bags: readonly ReadonlySet<string>[]): number[] => {
  const links = bags.map((one, at) =>
    bags.flatMap((other, from) => {
      if (at === from || one.size < 2 || other.size < 2) return [];
      const common = inCommon(one, other);
      return common === 0 ? [] : [[from, common / (Math.log(one.size) + Math.log(other.size))] as const];
    }),
  );
  const out = links.map((row) => row.reduce((sum, [, alike]) => sum + alike, 0));
  let ranks = bags.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1)
    ranks = links.map((row) =>
      row.reduce((sum, [from, alike]) => sum + (DAMPING * (ranks[from] ?? 0) * alike) / (out[from] ?? 1), 1 - DAMPING),
    );
  const most = Math.max(...ranks);
  return ranks.map((rank) => rank / most);
};
