import type { Chunk } from '../../material/chunk.ts';
import type { ExpectedLanguage } from './language-findings.ts';

/** What an answer is checked against. */
export interface CheckContext extends ExpectedLanguage {
  /** Chunks that this scene may quote. */
  readonly chunks: readonly Chunk[];
  /** All text of the session's material. */
  readonly material: string;
  /** The instructions that no learner should read. */
  readonly rules: string;
  /** Somebody answers the questions without their key afterwards. */
  readonly solved?: true;
  /** Of a model that copies: it says what the material has for it, and no more is asked of it. */
  readonly copies?: true;
}
