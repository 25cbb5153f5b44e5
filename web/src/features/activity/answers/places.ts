/** The list with another value at one place, filled up to there. */
export const placed = <T>(list: readonly T[], at: number, value: T, count: number, empty: T): T[] =>
  Array.from({ length: count }, (_, index) => (index === at ? value : (list[index] ?? empty)));

/** The list without what stands at the wrong places. */
export const withoutMissed = <T>(list: readonly T[], right: readonly boolean[], empty: T): T[] =>
  right.map((fine, at) => (fine ? (list[at] ?? empty) : empty));
