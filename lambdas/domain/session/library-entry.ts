import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { LearningStatus } from '../../../shared/model/session/session.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from './session.ts';

/** How far a reader is in somebody else's session, as its card shows it. */
export interface LibraryProgress {
  readonly learning_status: LearningStatus;
  readonly scene_progress: number;
  readonly mastery_score: number | null;
  /** How many scenes there were to learn. */
  readonly scenes: number;
}

/** Somebody else's session on a user's dashboard: a copy of its title in case it is unshared, and the user's progress. */
export interface LibraryEntry extends LibraryProgress {
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly mode: Mode;
  readonly title: string;
  readonly tags: SessionRecord['tags'];
  readonly author_id: string;
  readonly author_name: string | null;
  readonly added_at: Instant;
  /** When it was added or last read; orders it among the sessions of its mode. */
  readonly updated_at: Instant;
}

export const isLibraryEntry = (entry: object): entry is LibraryEntry => 'added_at' in entry;
