import { planLimits, type Tier } from '../../shared/catalogue/limits.ts';
import type { CurrentStore, GenerationFiles, GenerationStore } from '../domain/generation/ports.ts';
import type { Model } from '../domain/model/model.ts';
import type { FileText } from './extraction/contained.ts';

/** What the steps reach the world through. */
export interface PipelinePorts {
  readonly store: GenerationStore;
  readonly files: GenerationFiles;
  readonly model: Model;
  /** Writes for the plans that have the larger model; left out where one model writes for all. */
  readonly larger?: Model | undefined;
  /** The text of an uploaded file. Throws `GenerationFailed` with the reason it has none. */
  readonly textOf: (bytes: Uint8Array, name: string) => Promise<FileText>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells whoever runs the product of an error that a lesson survived. */
  readonly report: (error: unknown) => void;
}

/** What a step that writes the lesson needs, with as much of the store as it uses. */
export interface WritingPorts<Store extends CurrentStore = GenerationStore>
  extends Pick<PipelinePorts, 'files' | 'model' | 'larger'> {
  readonly store: Store;
}

export type FinalizePorts = WritingPorts & Pick<PipelinePorts, 'now' | 'report'>;

/** The same ports, with the model that writes for a plan in the place of `model`. */
export const writingFor = <P extends Pick<PipelinePorts, 'model' | 'larger'>>(ports: P, tier: Tier): P =>
  ports.larger && planLimits[tier].largerModel ? { ...ports, model: ports.larger } : ports;
