import type {
  Chunk,
  Extract,
  GenerationContract,
  TokenUsage,
  WrittenScene,
} from '../../domain/generation/generation.ts';
import type { CheckContext } from '../../domain/lesson/checks/question.ts';
import { type SessionPrompt, sessionPrompt } from '../prompts/prompt.ts';

/** What every scene of one session is written and checked with. */
export interface Brief {
  readonly contract: GenerationContract;
  readonly prompt: SessionPrompt;
  readonly chunks: readonly Chunk[];
  readonly language: string;
  readonly material: string;
  /** Decides what is shuffled. */
  readonly seed: string;
}

export const briefOf = (contract: GenerationContract, { chunks, language, hash }: Extract): Brief => ({
  contract,
  prompt: sessionPrompt(contract, language, chunks),
  chunks,
  language,
  material: chunks.map(({ text }) => text).join('\n\n'),
  seed: hash,
});

export const checkContext = (brief: Brief, ids: readonly string[]): CheckContext => ({
  chunks: brief.chunks.filter(({ id }) => ids.includes(id)),
  material: brief.material,
  language: brief.language,
  rules: brief.prompt.rules,
});

/** What came of writing one scene: no scene when nothing that may be published was to be had. */
export interface Attempt {
  readonly scene: WrittenScene | undefined;
  readonly usage: TokenUsage;
}
