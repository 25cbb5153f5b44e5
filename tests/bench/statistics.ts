export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Measures two things alternately, so that other load affects both; returns their medians. */
export const compare = (rounds: number, a: () => number, b: () => number): { a: number; b: number } => {
  const as: number[] = [];
  const bs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    as.push(a());
    bs.push(b());
  }
  return { a: median(as), b: median(bs) };
};
