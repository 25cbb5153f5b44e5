import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { barsOf, type Measure, topOf, totalOf } from './bars.ts';
import { DayTable } from './day-table.tsx';
import { formatDay } from './format-day.ts';
import { analyticsTexts } from './texts.ts';

const fills: Readonly<Record<Measure['fill'], string>> = {
  story: 'fill-story-fill bg-story-fill',
  traditional: 'fill-traditional-fill bg-traditional-fill',
  anchor: 'fill-anchor-fill bg-anchor-fill',
  plain: 'fill-primary bg-primary',
  wrong: 'fill-wrong bg-wrong',
};

const HEIGHT = 120;
/** Fraction of a day's width that its bar takes. */
const THICK = 0.72;

interface DayChartProps {
  title: string;
  /** yyyy-mm-dd, in order. */
  days: readonly string[];
  measures: readonly Measure[];
  format: (value: number) => string;
}

function Legend({ measures, format }: Pick<DayChartProps, 'measures' | 'format'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-14 text-quiet">
      {measures.map((measure) => (
        <li key={measure.label} className="inline-flex items-center gap-2">
          {measures.length > 1 && (
            <span aria-hidden="true" className={cx('size-2.5 rounded-mark', fills[measure.fill])} />
          )}
          {measures.length > 1 ? measure.label : analyticsTexts.total}
          <span className="text-ink tabular-nums">{format(totalOf(measure))}</span>
        </li>
      ))}
    </ul>
  );
}

/** One or more measures over the days, as bars and as a table. */
export function DayChart({ title, days, measures, format }: DayChartProps) {
  const id = useId();
  const top = topOf(measures);
  const spoken = measures.map((measure) => `${measure.label} ${format(totalOf(measure))}`).join(', ');
  const said = (measure: number, day: number): string => {
    const { label = '', values = [] } = measures[measure] ?? {};
    return `${formatDay(days[day])}: ${label} ${format(values[day] ?? 0)}`;
  };
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <Legend measures={measures} format={format} />
      <div className="mt-5 grid grid-cols-[1fr_auto] gap-x-2 text-13 leading-4 text-quiet tabular-nums">
        <svg
          role="img"
          aria-label={`${title} over ${days.length} days: ${spoken}`}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-[120px] w-full overflow-visible border-b border-rule-firm"
        >
          <path
            d={`M0 0H${days.length}M0 ${HEIGHT / 2}H${days.length}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-rule"
          />
          {barsOf(measures, top).map(({ day, measure, from, height }) => (
            <rect
              key={`${day} ${measure}`}
              x={day + (1 - THICK) / 2}
              width={THICK}
              y={HEIGHT * (1 - from - height)}
              height={HEIGHT * height}
              className={fills[measures[measure]?.fill ?? 'plain']}
            >
              <title>{said(measure, day)}</title>
            </rect>
          ))}
        </svg>
        <span aria-hidden="true" className="flex flex-col justify-between">
          <span className="-translate-y-1/2">{format(top)}</span>
          <span className="translate-y-1/2">{format(0)}</span>
        </span>
        <span aria-hidden="true" className="mt-2 flex justify-between">
          <span>{formatDay(days[0])}</span>
          <span>{formatDay(days.at(-1))}</span>
        </span>
      </div>
      <DayTable labelledBy={id} days={days} measures={measures} format={format} />
    </Card>
  );
}
