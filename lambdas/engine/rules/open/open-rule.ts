import type { OpenAnswer } from '../../../domain/model/answers.ts';
import { refusal } from '../../guards/guard.ts';
import { factGuards, standsAlone } from '../../guards/sentence-guards.ts';
import { isVerb, quoteOf, type Sentence } from '../../nlp/reading.ts';
import { alike, contentWords } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';

export type ProposedPoint = OpenAnswer['questions'][number]['points'][number];

/** A question in one's own words that could be asked. */
export interface OpenDraft {
  /** Keys of the terms that it asks for: none of them is asked for twice. */
  readonly subjects: readonly string[];
  readonly question: string;
  readonly points: readonly ProposedPoint[];
  /** The points in one sentence; left out where each is one. */
  readonly answer?: string;
  /** The chunk that tells it, and so the chapter whose quiz may ask it. */
  readonly chunk: string;
  /** 0 to 1: how much the material is about it. */
  readonly salience: number;
}

/** A way to ask for an answer in one's own words. */
export interface OpenRule {
  readonly id: string;
  /** How well what it asks is worth knowing, 1 to 3. */
  readonly worth: number;
  /** None in a locale without its phrase. */
  readonly find: (ground: Ground) => readonly OpenDraft[];
}

/** Points that share so many of their words are one. */
const ALIKE = 0.6;

export const pointOf = (sentence: Sentence, { reading }: Ground): ProposedPoint => ({
  text: sentence.text,
  chunk: sentence.chunk,
  quote: quoteOf(sentence, reading),
});

export const differs = (text: string, points: readonly ProposedPoint[], { locale: { nlp } }: Ground): boolean =>
  points.every((point) => alike(contentWords(point.text, nlp), contentWords(text, nlp)) < ALIKE);

/** A sentence of running text that is understood by itself, and says something for certain. */
export const isPoint = (sentence: Sentence, { reading, locale }: Ground): boolean => {
  const chunk = reading.byId.get(sentence.chunk);
  const { nlp, questions } = locale;
  return (
    chunk?.role === 'body' &&
    chunk.blocks[sentence.block]?.kind === 'paragraph' &&
    standsAlone(sentence, locale) &&
    refusal(factGuards, sentence.text, nlp) === undefined &&
    !nlp.deictic?.test(sentence.text) &&
    !questions.hangs?.test(sentence.text) &&
    (nlp.tagger === null || sentence.tokens.some(isVerb))
  );
};
