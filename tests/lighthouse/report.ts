import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** 0 to 100. */
export type Scores = Record<Category, number> & { readonly missed: readonly string[] };

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}
interface Report {
  readonly categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, Audit>;
}

const run = promisify(execFile);

/** One run of Lighthouse's mobile profile in the browser that listens on a debugging port, with what it holds. */
export const measure = async (url: string, port: number): Promise<Scores> => {
  const flags = [
    ...['--port', String(port), '--output', 'json', '--quiet', '--disable-storage-reset'],
    `--only-categories=${categories.join(',')}`,
  ];
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags];
  const { stdout } = await run('npm', args, { maxBuffer: 64 * 1_048_576 });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const weighted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight),
  );
  const missed = weighted
    .map(({ id }) => report.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim());
  const scores = categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]);
  return { ...(Object.fromEntries(scores) as Record<Category, number>), missed };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const medianOf = (runs: readonly Scores[]): Record<Category, number> =>
  Object.fromEntries(categories.map((name) => [name, median(runs.map((each) => each[name]))])) as Record<
    Category,
    number
  >;
