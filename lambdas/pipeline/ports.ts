import type { Model } from '../domain/generation/model.ts';
import type { CurrentStore, GenerationFiles, GenerationStore } from '../domain/generation/ports.ts';

/** What the steps reach the world through. */
export interface PipelinePorts {
  readonly store: GenerationStore;
  readonly files: GenerationFiles;
  readonly model: Model;
  /** The text of an uploaded file. Throws `GenerationFailed` with the reason it has none. */
  readonly textOf: (bytes: Uint8Array, name: string) => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells whoever runs the product of an error that a lesson survived. */
  readonly report: (error: unknown) => void;
}

/** What a step that writes the lesson needs, with as much of the store as it uses. */
export interface WritingPorts<Store extends CurrentStore = GenerationStore>
  extends Pick<PipelinePorts, 'files' | 'model'> {
  readonly store: Store;
}

export type FinalizePorts = WritingPorts & Pick<PipelinePorts, 'now' | 'report'>;
