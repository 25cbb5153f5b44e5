import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';

export interface UntrustedFile {
  readonly kind: 'pdf' | 'docx';
  readonly bytes: ArrayBuffer;
}
/** The text of a file and the title in its metadata. */
export interface FileText {
  readonly text: string;
  readonly title?: string | undefined;
}
export type ExtractionResult = FileText | { readonly reason: FailureReason };

interface Limits {
  readonly milliseconds: number;
  /** Growth of the whole process, so that memory outside of the heap counts too. */
  readonly residentBytes: number;
  readonly heapMegabytes: number;
}

const defaultLimits: Limits = { milliseconds: 20_000, residentBytes: 512 * 1_048_576, heapMegabytes: 384 };
const WATCH_MS = 50;

/** The worker beside this file: TypeScript in the source, a separate bundle when bundled. */
const workerFile = (): string =>
  path.join(
    import.meta.dirname,
    import.meta.filename.endsWith('.ts') ? 'extraction-worker.ts' : 'extraction-worker.mjs',
  );

const outcomeOf = (worker: Worker): Promise<ExtractionResult> =>
  new Promise((resolve) => {
    worker.once('message', (result: ExtractionResult) => resolve(result));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'heavy' : 'corrupt' }),
    );
    worker.once('exit', () => resolve({ reason: 'corrupt' }));
  });

const outOfBounds = (limits: Limits, signal: AbortSignal): Promise<ExtractionResult> =>
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
 * Reads an untrusted file in a worker thread with limits of time and memory. Returns its text or throws
 * `GenerationFailed`. The bytes are transferred and cannot be used afterwards.
 */
export const readInWorker = async (file: UntrustedFile, limits: Limits = defaultLimits): Promise<FileText> => {
  const worker = new Worker(workerFile(), {
    workerData: file,
    transferList: [file.bytes],
    // A parser gets nothing of the process's environment, flags or output.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  const finished = new AbortController();
  try {
    const result = await Promise.race([outcomeOf(worker), outOfBounds(limits, finished.signal)]);
    if ('text' in result) return result;
    throw new GenerationFailed(result.reason);
  } finally {
    finished.abort();
    await worker.terminate();
  }
};
