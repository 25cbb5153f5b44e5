import { expect, it } from 'vitest';
import { type Job, jobInput, parseJob } from '../../../../lambdas/domain/job/job.ts';

const stored = { errand: 'mail', userId: 'ann', notice: 'digest', about: '2026-11-23-ann' };
const job: Job = { kind: 'mail', userId: 'ann', notice: 'digest', about: '2026-11-23-ann' };

it('reads and writes what executions that still wait were started with', () => {
  expect(parseJob(stored)).toEqual(job);
  expect(jobInput(job)).toEqual(stored);
});

it('reads no job where a kind or what belongs to it is missing', () => {
  for (const input of [job, { ...stored, errand: 'export' }, { errand: 'mail', userId: 'ann' }])
    expect(() => parseJob(input)).toThrow();
});
