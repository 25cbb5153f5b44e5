const DAMPING = 0.85;
const ROUNDS = 20;

/**
 * TextRank (Mihalcea and Tarau, 2004): how much the other sentences of a text are about the same, 0 to 1 for the
 * sentence that most are. Takes the words of each sentence; its time grows with the square of their number.
 */
export const textRank = (bags: readonly ReadonlySet<string>[]): number[] => {
  const alike = bags.map((one, at) =>
    bags.map((other, index) => {
      if (at === index || one.size < 2 || other.size < 2) return 0;
      let common = 0;
      for (const word of one) if (other.has(word)) common += 1;
      return common / (Math.log(one.size) + Math.log(other.size));
    }),
  );
  const out = alike.map((row) => row.reduce((sum, value) => sum + value, 0));
  let ranks = bags.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1)
    ranks = ranks.map((_, at) =>
      ranks.reduce((sum, rank, from) => {
        const total = out[from] ?? 0;
        return total === 0 ? sum : sum + (DAMPING * rank * (alike[from]?.[at] ?? 0)) / total;
      }, 1 - DAMPING),
    );
  const most = Math.max(0, ...ranks);
  return most === 0 ? ranks : ranks.map((rank) => rank / most);
};
