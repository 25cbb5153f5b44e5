/** One measure over the days; its bars are stacked on those of the measures before it. */
export interface Measure {
  readonly label: string;
  /** A colour of the theme and a pattern, so that measures differ without colour too. */
  readonly fill: 'story' | 'traditional' | 'anchor' | 'plain' | 'wrong';
  readonly values: readonly number[];
}

export interface Bar {
  readonly day: number;
  readonly measure: number;
  /** Fraction of the whole height, from the bottom. */
  readonly from: number;
  readonly height: number;
}

/** The smallest 1, 2 or 5 times a power of ten that is at least the highest stack. */
export const topOf = (measures: readonly Measure[]): number => {
  const days = measures[0]?.values.length ?? 0;
  const stack = (day: number) => measures.reduce((sum, { values }) => sum + (values[day] ?? 0), 0);
  const highest = Math.max(0, ...Array.from({ length: days }, (_, day) => stack(day)));
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
};

/** Position of every bar, as fractions of the chart. Days without a value have no bar. */
export const barsOf = (measures: readonly Measure[], top: number): Bar[] => {
  const days = measures[0]?.values.length ?? 0;
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    let from = 0;
    return measures.flatMap(({ values }, measure) => {
      const height = (values[day] ?? 0) / top;
      const bar = { day, measure, from, height };
      from += height;
      return height > 0 ? [bar] : [];
    });
  });
};

export const totalOf = ({ values }: Pick<Measure, 'values'>): number => values.reduce((sum, value) => sum + value, 0);
