import type { OpenAnswer } from '../../../domain/model/answers.ts';
import type { Material } from '../../material.ts';
import { salience } from '../../scenes/salience.ts';
import { type ReadChunk, type Sentence, verbatim } from '../../text/chunk.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import { canBeAsked } from '../clear/clear.ts';

export type OpenQuestion = OpenAnswer['questions'][number];
export type Point = OpenQuestion['points'][number];

/** An open question that could be asked; two with one subject are never asked together. */
export interface Draft {
  readonly question: OpenQuestion;
  readonly subject: string;
  readonly score: number;
}

const WORDS = { least: 6, most: 34 } as const;
const LONGEST_QUOTE = 580;
const ALIKE = 0.6;
/** More than any sentence says beside another. */
const CLEAR = 100;

/** A sentence that says something when it stands alone. */
const standsAlone = ({ text }: Sentence, { language }: Material): boolean =>
  countWords(text) >= WORDS.least &&
  countWords(text) <= WORDS.most &&
  /[.!。！।؟]["”’»」)]?$/.test(text) &&
  // What somebody says is said to somebody.
  !/^["“„«]/.test(text) &&
  !language.leaning?.test(text) &&
  !language.pointing?.test(text) &&
  !/[<>|]|https?:/.test(text);

/** A sentence as a key point, with itself as the quote. */
const pointOf = (chunk: ReadChunk, sentence: Sentence): Point | undefined => {
  const quote = verbatim(chunk, sentence).trim();
  return quote.length <= LONGEST_QUOTE ? { text: sentence.text, chunk: chunk.id, quote } : undefined;
};

/** Up to `most` sentences that stand alone and say different things, in their order. */
export const pointsFrom = (
  chunk: ReadChunk,
  sentences: readonly Sentence[],
  material: Material,
  most: number,
): Point[] => {
  const stop = material.language.stopWords;
  const points: Point[] = [];
  for (const sentence of sentences) {
    if (points.length === most) break;
    const point = standsAlone(sentence, material) ? pointOf(chunk, sentence) : undefined;
    const words = contentOf(sentence.text, stop);
    if (point && !points.some(({ text }) => overlap(words, contentOf(text, stop)) > ALIKE)) points.push(point);
  }
  return points;
};

/** All points, one sentence after the other. */
export const answerFrom = (points: readonly Point[]): string =>
  points.map(({ text }) => (/[.!?。！।]["”’»」)]?$/.test(text) ? text : `${text}.`)).join(' ');

/** The sentences that say most, clear ones before others, in their own order. */
export const tellingOf = (sentences: readonly Sentence[], material: Material, most: number): Sentence[] => {
  const ranked = sentences
    .filter((sentence) => standsAlone(sentence, material))
    .map((sentence) => ({
      sentence,
      rank: (canBeAsked(sentence, material, WORDS.least, WORDS.most) ? CLEAR : 0) + salience(sentence, material),
    }))
    .sort((a, b) => b.rank - a.rank);
  const chosen = new Set(ranked.slice(0, most).map(({ sentence }) => sentence));
  return sentences.filter((sentence) => chosen.has(sentence));
};
