export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/**
 * How many times as much one thing takes as another: measured in turns, the median of the ratios of each turn. What
 * else the machine does meanwhile is about the same for both halves of a turn, and is not for the whole.
 */
export const ratioOf = (rounds: number, one: () => number, other: () => number): number =>
  median(Array.from({ length: rounds }, () => one() / other()));
