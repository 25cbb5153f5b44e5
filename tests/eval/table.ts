import type { Figures } from './measure.ts';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const mean = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(1));

type Column = readonly [head: string, value: (figures: Figures) => string];

const columns: readonly Column[] = [
  ['lessons', ({ lessons, failed }) => (failed > 0 ? `${lessons} (${failed} failed)` : String(lessons))],
  ['words', ({ words, lessons, failed }) => mean(words, lessons - failed).replace(/\.0$/, '')],
  ['asked', ({ asked }) => String(asked)],
  ['passed', ({ passed, asked }) => `${passed} = ${share(passed, asked)}`],
  ['verbatim', ({ verbatim, passages }) => share(verbatim, passages)],
  ['keys', ({ resolvable, keys }) => share(resolvable, keys)],
  ['major', ({ major }) => String(major)],
  ['minor', ({ minor }) => String(minor)],
  ['twice', ({ duplicates }) => String(duplicates)],
  ['alike', ({ nearDuplicates }) => String(nearDuplicates)],
  ['same kind', ({ sameKind, distractors }) => share(sameKind, distractors)],
  ['taught', ({ taught, chunks }) => share(taught, chunks)],
  ['asked of', ({ askedAbout, chunks }) => share(askedAbout, chunks)],
  ['missing', ({ scenesMissing }) => String(scenesMissing)],
  ['grade', ({ grade, graded }) => mean(grade, graded)],
  ['w/sent.', ({ wordsASentence, lessons, failed }) => mean(wordsASentence, lessons - failed)],
  ['s/lesson', ({ milliseconds, lessons }) => (milliseconds / 1_000 / Math.max(1, lessons)).toFixed(2)],
];

/** One line a text, and what each column counts explained by its head. */
export const table = (rows: readonly (readonly [name: string, figures: Figures])[]): string => {
  const lines = [
    ['text', ...columns.map(([head]) => head)],
    ...rows.map(([name, figures]) => [name.slice(0, 28), ...columns.map(([, value]) => value(figures))]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
};

export const flawLines = ({ flaws }: Figures): string =>
  flaws.size === 0
    ? 'No flaw of any kind.'
    : [...flaws]
        .toSorted((one, other) => other[1] - one[1])
        .map(([rule, times]) => `${rule}: ${times}`)
        .join(', ');
