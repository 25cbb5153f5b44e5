import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { LessonLanguage } from '../../../../shared/catalogue/lesson-language.ts';
import type { Tier } from '../../../../shared/catalogue/limits.ts';
import type { SessionId, UploadId } from '../../../../shared/model/id.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { ModeSpec } from '../start/mode-spec.ts';

/** The fields of a request that every mode has. */
export interface GenerationRequest {
  readonly sessionId: SessionId;
  readonly content: string;
  readonly uploadId?: UploadId | undefined;
  readonly savePrompt?: boolean;
  readonly language?: LessonLanguage | undefined;
}

/** How one mode validates its request and makes its spec. */
export interface ModeRules<R extends GenerationRequest> {
  readonly mode: Mode;
  /** The text that was pasted, null without one. Refuses what the mode cannot begin with. */
  readonly textOf: (request: R) => string | null;
  /** Whether texts that were attached to the session before are material too. */
  readonly usesAttached: boolean;
  readonly specify: (session: SessionRecord, request: R, tier: Tier) => ModeSpec;
}
