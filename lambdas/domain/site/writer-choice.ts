import type { WriterChoices } from '../../../shared/model/session/writer.ts';

/** An installation whose writer can be changed while it runs. */
export interface WriterSwitch {
  /** Looks for models anew. */
  list(): Promise<WriterChoices>;
  /** Undefined when that writer is not there. */
  choose(id: string): Promise<WriterChoices | undefined>;
}
