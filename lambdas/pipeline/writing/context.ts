import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Chunk, Extract } from '../../domain/material/chunk.ts';
import type { Model } from '../../domain/model/model.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import type { CheckContext } from '../../domain/scene/checks/context.ts';
import type { Told } from '../../domain/scene/checks/language-findings.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import { type SessionPrompt, sessionPrompt } from '../prompts/prompt.ts';

/** What every scene of one session is written and checked with. */
export interface WritingContext {
  readonly spec: GenerationSpec;
  readonly prompt: SessionPrompt;
  readonly chunks: readonly Chunk[];
  /** What the lesson is written in, ISO 639-1 or "und". */
  readonly language: string;
  /** What its material is in. */
  readonly source: string;
  readonly material: string;
  /** Decides what is shuffled. */
  readonly seed: string;
}

/** Who only takes what the material says writes in its language, whatever was asked for. */
export const briefOf = (
  spec: GenerationSpec,
  { chunks, language: source, hash, title }: Extract,
  { extractive = false }: Pick<Model, 'extractive'> = {},
): WritingContext => {
  const language = extractive ? source : (spec.language ?? source);
  return {
    spec,
    prompt: sessionPrompt({ ...spec, ...(title === undefined ? {} : { document: title }) }, language, chunks, source),
    chunks,
    language,
    source,
    material: chunks.map(({ text }) => text).join('\n\n'),
    seed: hash,
  };
};

/** What an answer's language is checked by. */
export const toldIn = ({ language, source }: WritingContext): Told => ({
  language,
  ...(language === source ? {} : { from: source }),
});

export const checkContext = (context: WritingContext, ids: readonly string[]): CheckContext => ({
  chunks: context.chunks.filter(({ id }) => ids.includes(id)),
  material: context.material,
  ...toldIn(context),
  rules: context.prompt.rules,
});

/** What came of writing one scene: no scene when nothing that may be published was to be had. */
export interface Attempt {
  readonly scene: WrittenScene | undefined;
  readonly usage: TokenUsage;
}
