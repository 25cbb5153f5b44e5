/** `total` over `parts`, as evenly as whole numbers allow; the first ones get what is left over. */
export const evenShares = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0));

/** `count` places among `places`, spread evenly. */
export const evenPlaces = (count: number, places: number): Set<number> =>
  new Set(Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * places) / count)));

/** Cuts a list into `parts` runs of about the same weight, none of them empty while there are items enough. */
export const evenRuns = <T>(items: readonly T[], parts: number, weightOf: (item: T) => number): T[][] => {
  const runs: T[][] = [];
  let rest = items.reduce((sum, item) => sum + weightOf(item), 0);
  let next = 0;
  for (let left = parts; left > 0; left -= 1) {
    const run: T[] = [];
    const wanted = rest / left;
    let held = 0;
    while (next < items.length) {
      const item = items[next] as T;
      const weight = weightOf(item);
      const others = items.length - next - 1;
      const mustStop = run.length > 0 && others < left - 1;
      if (mustStop || (left > 1 && run.length > 0 && held + weight / 2 > wanted)) break;
      run.push(item);
      held += weight;
      next += 1;
    }
    rest -= held;
    runs.push(run);
  }
  return runs;
};
