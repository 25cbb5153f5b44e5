import { expect, it, vi } from 'vitest';
import { Report } from '../../referees/report.ts';

const known = { shows: 'expected 1, got 2', right: 'we are', why: 'they count from one' } as const;

const reportOn = async (differences: Record<string, typeof known>, check: () => unknown) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const report = new Report(differences);
  await report.check('it counts', check);
  vi.restoreAllMocks();
  return { report, line: lines.join('\n') };
};
const differ = (text: string) => () => {
  throw new Error(text);
};

it('passes what agrees, and a difference that is explained, with its explanation', async () => {
  expect((await reportOn({}, () => {})).report.passed).toBe(1);
  const { report, line } = await reportOn({ 'it counts': known }, differ('expected 1, got 2'));
  expect([report.passed, report.failed]).toEqual([1, 0]);
  expect(line).toContain('we are right: they count from one');
});

it('fails a difference that nobody has explained, also behind another one’s explanation', async () => {
  expect((await reportOn({}, differ('expected 1, got 2'))).report.failed).toBe(1);
  expect((await reportOn({ 'it counts': known }, differ('connection refused'))).report.failed).toBe(1);
});

it('fails an explanation of what does not differ any more, and of what nothing checks', async () => {
  expect((await reportOn({ 'it counts': known }, () => {})).report.failed).toBe(1);
  const { report } = await reportOn({ 'it reads': known }, () => {});
  expect(report.unmet()).toEqual(['it reads']);
});
