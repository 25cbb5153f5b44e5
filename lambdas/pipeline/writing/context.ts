import type { Bible } from '../../domain/generation/plan/bible.ts';
import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Apparatus, Chunk, Extract } from '../../domain/material/chunk.ts';
import { type CallLimits, limitsOf } from '../../domain/model/capacity.ts';
import type { Model } from '../../domain/model/model.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import type { CheckContext } from '../../domain/scene/checks/context.ts';
import type { ExpectedLanguage } from '../../domain/scene/checks/language-findings.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import { editionPrompt } from '../prompts/edition-prompt.ts';
import { type SessionPrompt, sessionPrompt } from '../prompts/prompt.ts';

/** Shared by all scenes of one session, for writing and checking. */
export interface WritingContext {
  readonly spec: GenerationSpec;
  readonly prompt: SessionPrompt;
  /** Of a model that copies: sections are told whole, and it plans them itself. Null for a model that writes. */
  readonly edition: Pick<ReturnType<typeof editionPrompt>, 'planCall'> | null;
  /** What one call may ask of the model. */
  readonly limits: CallLimits;
  readonly chunks: readonly Chunk[];
  readonly apparatus: Apparatus;
  /** The language of the session, ISO 639-1 or "und". */
  readonly language: string;
  /** The language of the material. */
  readonly materialLanguage: string;
  readonly material: string;
  /** Seed for shuffling. */
  readonly seed: string;
  /** Whether a second reader comes. */
  readonly checked: boolean;
}

const noApparatus: Apparatus = { objectives: [], glossary: [], questions: [] };

/**
 * An extractive model copies from the material, so it always writes in the language of the material, and what it copies needs
 * no second reader. A small model is none.
 */
export const createWritingContext = (
  spec: GenerationSpec,
  { chunks, language: source, hash, title, apparatus = noApparatus }: Extract,
  { extractive = false, capacity }: Pick<Model, 'extractive' | 'capacity'> = {},
  checks = false,
): WritingContext => {
  const language = extractive ? source : (spec.language ?? source);
  const told = title === undefined ? spec : { ...spec, document: title };
  const edition = extractive ? editionPrompt(told, language, chunks, apparatus) : null;
  const limits = limitsOf(capacity);
  return {
    spec,
    limits,
    prompt: edition ?? sessionPrompt(told, language, chunks, source, apparatus, limits),
    edition,
    chunks,
    apparatus,
    language,
    materialLanguage: source,
    material: chunks.map(({ text }) => text).join('\n\n'),
    seed: hash,
    checked: checks && edition === null && limits.extras,
  };
};

/** The languages that the language check of an answer needs. */
export const languageCheck = ({ language, materialLanguage: source }: WritingContext): ExpectedLanguage => ({
  language,
  ...(language === source ? {} : { from: source }),
});

export const checkContext = (context: WritingContext, ids: readonly string[]): CheckContext => ({
  // What textbooks put around their text may be quoted anywhere.
  chunks: context.chunks.filter(({ id, role }) => role !== undefined || ids.includes(id)),
  material: context.material,
  ...languageCheck(context),
  // What is copied may hold passages in another language.
  ...(context.edition ? { language: 'und', copies: true as const } : {}),
  ...(context.checked ? { solved: true as const } : {}),
  rules: context.prompt.rules,
});

/** The result of writing one scene; `scene` is undefined when it failed the checks. */
export interface WritingResult {
  readonly scene: WrittenScene | undefined;
  /** Of the opening, also where the scene itself failed. */
  readonly bible?: Bible | undefined;
  readonly usage: TokenUsage;
}
