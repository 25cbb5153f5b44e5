import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';

export interface ContainedFile {
  readonly kind: 'pdf' | 'docx';
  readonly bytes: ArrayBuffer;
}
/** What a file says, and what it says that it is called. */
export interface FileText {
  readonly text: string;
  readonly title?: string | undefined;
}
export type Reading = FileText | { readonly reason: FailureReason };

interface Limits {
  readonly milliseconds: number;
  /** Growth of the whole process: what a parser keeps outside of its heap counts too. */
  readonly residentBytes: number;
  readonly heapMegabytes: number;
}

const usual: Limits = { milliseconds: 20_000, residentBytes: 512 * 1_048_576, heapMegabytes: 384 };
const WATCH_MS = 50;

/** Beside this file, as TypeScript from source and as a bundle of its own in a bundle. */
const workerFile = (): string =>
  path.join(
    import.meta.dirname,
    import.meta.filename.endsWith('.ts') ? 'extraction-worker.ts' : 'extraction-worker.mjs',
  );

const outcomeOf = (worker: Worker): Promise<Reading> =>
  new Promise((resolve) => {
    worker.once('message', (reading: Reading) => resolve(reading));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'heavy' : 'corrupt' }),
    );
    worker.once('exit', () => resolve({ reason: 'corrupt' }));
  });

const outOfBounds = (limits: Limits, signal: AbortSignal): Promise<Reading> =>
  new Promise((resolve) => {
    const started = performance.now();
    const base = process.memoryUsage.rss();
    const watch = setInterval(() => {
      const grown = process.memoryUsage.rss() - base;
      if (grown > limits.residentBytes || performance.now() - started > limits.milliseconds)
        resolve({ reason: 'heavy' });
    }, WATCH_MS);
    signal.addEventListener('abort', () => clearInterval(watch));
  });

/**
 * Reads a file that nobody trusts in a thread with bounds of time and memory. Whatever it does, this process answers
 * with its text or throws `GenerationFailed`. The bytes are handed over and cannot be used afterwards.
 */
export const readContained = async (file: ContainedFile, limits: Limits = usual): Promise<FileText> => {
  const worker = new Worker(workerFile(), {
    workerData: file,
    transferList: [file.bytes],
    // Nothing of the process's environment, flags or output is a parser's business.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  const finished = new AbortController();
  try {
    const reading = await Promise.race([outcomeOf(worker), outOfBounds(limits, finished.signal)]);
    if ('text' in reading) return reading;
    throw new GenerationFailed(reading.reason);
  } finally {
    finished.abort();
    await worker.terminate();
  }
};
