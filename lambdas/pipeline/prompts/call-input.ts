import type { Apparatus, Chunk } from '../../domain/material/chunk.ts';
import type { DocumentSpec } from './envelope.ts';
import type { Task } from './tasks.ts';

/** What a prompt says, as data: for the embedded engine, which reads no prompts. It is JSON on its way there. */
export interface CallInput<T extends Task = Task> {
  readonly spec: DocumentSpec;
  /** What the answer is to be in, ISO 639-1, or "und". */
  readonly language: string;
  /** All of the material, whatever the task is about; none for a task that has no material yet. */
  readonly chunks: readonly Chunk[];
  readonly apparatus?: Apparatus | undefined;
  readonly task: T;
}
