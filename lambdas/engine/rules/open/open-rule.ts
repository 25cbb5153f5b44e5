import type { OpenAnswer } from '../../../domain/model/answers.ts';
import { quoteOf, type Sentence } from '../../nlp/reading.ts';
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

/** Of two questions that one sentence answers one is asked. */
export const sentenceKey = ({ chunk, start }: Sentence): string => `sentence ${chunk} ${start}`;

export const pointOf = (sentence: Sentence, { reading }: Ground): ProposedPoint => ({
  text: sentence.text,
  chunk: sentence.chunk,
  quote: quoteOf(sentence, reading),
});
