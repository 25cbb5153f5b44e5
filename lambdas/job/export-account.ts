import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { giveUpExport, makeExport } from '../domain/export/make-export.ts';
import { isDeckExport } from '../domain/export/ports.ts';
import { done, type JobResult, parseJob } from '../domain/job/job.ts';
import { deckSource, exportStore } from '../runtime/container.ts';
import { openAnkiCollection } from '../runtime/services/anki.ts';
import { exportFiles } from '../runtime/services/files.ts';

/** What the largest file and joining all parts take, with room for the network. */
const LAST_MS = 120_000;

const FailedSchema = z.object({ error: z.unknown() });
const hasFailed = (event: unknown): boolean => {
  const parsed = z.safeParse(FailedSchema, event);
  return parsed.success && parsed.data.error !== undefined;
};

/** A step of the jobs' workflow: makes an export, as far as there is time; given its error, it gives it up. */
export const handler = async (event: unknown, context: Context): Promise<JobResult> => {
  const job = parseJob(event);
  if (job.kind !== 'export') throw new Error(`${job.kind} is no export`);
  const exporter = {
    store: exportStore(),
    files: await exportFiles(),
    now: Date.now,
    hasTime: () => context.getRemainingTimeInMillis() > LAST_MS,
  };
  if (hasFailed(event)) {
    await giveUpExport(exporter, job);
    return done;
  }
  const record = await exporter.store.find(job.userId, job.exportId, Date.now());
  if (!record || !isDeckExport(record)) return makeExport(exporter, job);
  if (record.status !== 'making') return done;
  const { makeDeckFile } = await import('../domain/deck/file/make-deck-file.ts');
  await makeDeckFile({ ...exporter, deck: deckSource(), anki: openAnkiCollection }, record);
  return done;
};
