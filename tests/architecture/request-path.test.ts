import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

/** How many files of the product a request enters at most: from its route to the table and back, and in all. */
const most = {
  getSession: { route: 12, whole: 22 },
  listPosts: { route: 12, whole: 23 },
  submitAnswers: { route: 29, whole: 40 },
} as const;

it('keeps the way of a request short enough to be read', async () => {
  const script = path.join(import.meta.dirname, 'request-path-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root });
  const entered: Record<string, Record<string, string[]>> = JSON.parse(stdout);
  const longer = Object.entries(most).flatMap(([name, limits]) =>
    Object.entries(limits).flatMap(([part, limit]) => {
      const files = entered[name]![part]!;
      return files.length > limit ? [`${name}: ${part} ${files.length}, at most ${limit}\n${files.join('\n')}`] : [];
    }),
  );
  expect(longer).toEqual([]);
});
