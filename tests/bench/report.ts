export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The value must not exceed it. */
  readonly limit?: number;
}

const rounded = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

/** Prints a section; answers how many of its figures are over their limit. */
export const report = (title: string, figures: readonly Figure[]): number => {
  console.log(`\n${title}`);
  let over = 0;
  for (const { what, value, unit, limit } of figures) {
    const bad = limit !== undefined && value > limit;
    if (bad) over += 1;
    const bound = limit === undefined ? '' : `  (limit ${limit}${bad ? ', OVER' : ''})`;
    console.log(`  ${what.padEnd(56)} ${rounded(value).padStart(9)} ${unit}${bound}`);
  }
  return over;
};
