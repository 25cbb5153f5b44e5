import type { FileReport } from './file-report.ts';

type Rows = readonly (readonly string[])[];

/** Rows in columns: the first to the left, the others to the right. */
const aligned = (rows: Rows): string => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const total = (all: ReadonlyMap<string, number>): number => [...all.values()].reduce((one, other) => one + other, 0);

const columns: readonly (readonly [head: string, value: (report: FileReport) => string])[] = [
  ['words', ({ words }) => String(words)],
  [
    'lessons',
    ({ lessons, failures }) => (failures.length > 0 ? `${lessons} (${failures.length} failed)` : `${lessons}`),
  ],
  ['leaks', ({ leaks }) => String(leaks.length)],
  ['told', ({ told, sentences }) => percent(told, sentences)],
  ['left over', ({ leftOver, sentences }) => percent(leftOver, sentences)],
  ['lost', ({ lost }) => String(lost.length)],
  ['torn', ({ torn }) => String(torn.length)],
  ['published', ({ published, asked }) => `${published} of ${asked}`],
  ['different', ({ rules }) => String(total(rules))],
  ['rules', ({ rules }) => String(rules.size)],
  ['activities', ({ activities }) => String(total(activities))],
  ['kinds', ({ activities }) => String(activities.size)],
  ['chapters', ({ chapters }) => String(chapters)],
  ['idle', ({ idleChapters }) => String(idleChapters)],
];

/** One line a file. */
export const reportTable = (rows: readonly (readonly [name: string, report: FileReport])[]): string =>
  aligned([
    ['file', ...columns.map(([head]) => head)],
    ...rows.map(([name, report]) => [name.slice(0, 36), ...columns.map(([, value]) => value(report))]),
  ]);

/** "meaning 12, term 4": the most frequent first. */
export const countLine = (counts: readonly ReadonlyMap<string, number>[]): string => {
  const all = new Map<string, number>();
  for (const [key, times] of counts.flatMap((one) => [...one])) all.set(key, (all.get(key) ?? 0) + times);
  const sorted = [...all].toSorted((one, other) => other[1] - one[1]);
  return sorted.map(([key, times]) => `${key} ${times}`).join(', ') || 'none';
};

export const extractTable = (rows: Rows): string => aligned(rows);
