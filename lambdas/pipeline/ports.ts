import { planLimits } from '../../shared/catalogue/limits.ts';
import type { OpeningView } from '../domain/generation/opening-view.ts';
import type {
  CheckStore,
  CurrentGeneration,
  CurrentStore,
  GenerationFiles,
  GenerationStore,
  PlanStore,
} from '../domain/generation/ports.ts';
import type { Model, PinnedWriter } from '../domain/model/model.ts';
import type { FileText } from './extraction/read-in-worker.ts';

/** Dependencies of the steps. */
export interface PipelinePorts {
  readonly store: GenerationStore;
  readonly files: GenerationFiles;
  readonly model: Model;
  /** Writes for subscription plans that include the larger model; undefined where one model writes for all. */
  readonly largerModel: Model | undefined;
  /** Whether a second reader checks what a model writes; nobody where left out. */
  readonly checks?: boolean;
  /** The model that a lesson was begun with; left out where there is only one. */
  readonly pinnedModel?: (pinned: PinnedWriter) => Model;
  /** The text of an uploaded file. Throws `GenerationFailed` with the reason it has none. */
  readonly textOf: (bytes: Uint8Array, name: string) => Promise<FileText>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Logs an error that did not end the generation. */
  readonly report: (error: unknown) => void;
}

/** Dependencies of the step that plans and, at the same time, writes the first scene. */
export interface PlanPorts extends WritingPorts<PlanStore> {
  /** Shows the first scene while it is written; undefined: nobody looks. */
  readonly view?: OpeningView | undefined;
}

/** Dependencies of a step that writes, with the part of the store that it uses. */
export interface WritingPorts<Store extends CurrentStore = GenerationStore>
  extends Pick<PipelinePorts, 'files' | 'model' | 'largerModel' | 'checks' | 'pinnedModel'> {
  readonly store: Store;
}

export type FinalizePorts = WritingPorts<GenerationStore & CheckStore> & Pick<PipelinePorts, 'now' | 'report'>;

/** The same ports, with `model` being the one that the lesson was begun with, else the one that writes for its subscription plan. */
export const writingFor = <P extends Pick<PipelinePorts, 'model' | 'largerModel' | 'pinnedModel'>>(
  ports: P,
  { tier, pinned }: Pick<CurrentGeneration, 'tier' | 'pinned'>,
): P => {
  if (pinned && ports.pinnedModel) return { ...ports, model: ports.pinnedModel(pinned) };
  return ports.largerModel && planLimits[tier].largerModel ? { ...ports, model: ports.largerModel } : ports;
};
