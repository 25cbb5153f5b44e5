import type { OpeningMessage } from '../../../shared/events/opening.ts';
import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import type { GenerationRef } from './generation.ts';

/** Where an opening is shown while it is being written. */
export interface OpeningView {
  /** To every open tab of the user. */
  send(userId: string, message: OpeningMessage): Promise<void>;
  /** For a tab that opens later: in place of what was kept before. */
  keep(ref: GenerationRef, opening: OpeningSoFar): Promise<void>;
  forget(ref: GenerationRef): Promise<void>;
  report(error: unknown): void;
}
