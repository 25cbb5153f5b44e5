import type { Measure } from './bars.ts';
import { formatDay } from './format-day.ts';
import { analyticsTexts } from './texts.ts';

interface DayTableProps {
  /** The chart's heading. */
  labelledBy: string;
  days: readonly string[];
  measures: readonly Measure[];
  format: (value: number) => string;
}

/** The numbers behind the bars, newest day first. */
export function DayTable({ labelledBy, days, measures, format }: DayTableProps) {
  return (
    <details className="mt-4 text-14">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-quiet underline underline-offset-4">
        {analyticsTexts.asTable}
      </summary>
      <div className="mt-2 rounded-control border border-rule">
        <table aria-labelledby={labelledBy} className="w-full text-left tabular-nums">
          <thead className="bg-sunk text-quiet">
            <tr>
              <th scope="col" className="px-3 py-1.5 font-firm">
                {analyticsTexts.day}
              </th>
              {measures.map(({ label }) => (
                <th key={label} scope="col" className="px-3 py-1.5 text-right font-firm">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((date, day) => (
                <tr key={date} className="border-t border-rule">
                  <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                    <time dateTime={date}>{formatDay(date)}</time>
                  </th>
                  {measures.map(({ label, values }) => (
                    <td key={label} className="px-3 py-1.5 text-right">
                      {format(values[day] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </div>
    </details>
  );
}
