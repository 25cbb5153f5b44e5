import * as z from 'zod/mini';
import { ExportIdSchema } from '../../../shared/model/id.ts';

const userId = z.string().check(z.minLength(1));

const JobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deletion'), userId }),
  z.object({ kind: z.literal('export'), userId, exportId: ExportIdSchema }),
  /** `stage`: how far the log has come that parameters are fitted to. */
  z.object({ kind: z.literal('fit'), userId, stage: z.int() }),
  z.object({
    kind: z.literal('mail'),
    userId,
    notice: z.enum(['lesson', 'trial', 'bin', 'hidden', 'liked', 'digest', 'review']),
    about: z.string(),
  }),
]);
/** Work outside a request. It carries ids only; texts stay in the table and the bucket. */
export type Job = z.infer<typeof JobSchema>;
export type JobOf<K extends Job['kind']> = Extract<Job, { kind: K }>;

/** The input of a job's execution. Some wait for days, begun when `errand` was the word for a kind of job: it stays. */
export const jobInput = ({ kind: errand, ...job }: Job) => ({ errand, ...job });

const InputSchema = z.looseObject({ errand: z.string() });
/** Throws for what is no job's input. */
export const parseJob = (input: unknown): Job => {
  const { errand: kind, ...job } = z.parse(InputSchema, input);
  return z.parse(JobSchema, { ...job, kind });
};

/** Whether a job is done, and if not, in how many seconds it continues. */
export interface JobResult {
  readonly done: boolean;
  readonly seconds: number;
}

export const done: JobResult = { done: true, seconds: 0 };
export const continueIn = (seconds: number): JobResult => ({ done: false, seconds });

/** Name of a job's execution: a job that is started twice runs once. At most 80 characters. */
export const jobName = (job: Job): string => {
  switch (job.kind) {
    case 'deletion':
      return `deletion-${job.userId}`;
    case 'export':
      return `export-${job.exportId}`;
    case 'fit':
      return `fit-${job.userId}-${job.stage}`;
    case 'mail':
      return `mail-${job.notice}-${job.about}`;
  }
};

export interface Jobs {
  /** Does nothing when a job of the same name was started before. */
  start(job: Job): Promise<void>;
}
