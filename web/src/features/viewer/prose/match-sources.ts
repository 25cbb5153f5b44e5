import type { Passage } from '../../../../../shared/model/learning/question.ts';

/** Where a passage of the learner's material is told: a block of the scene, and the range of its text to mark. */
export interface SourcePlace {
  readonly block: number;
  /** False where no block tells it: the place is only assumed then. */
  readonly told: boolean;
  /** Offsets in the block's text; null when no sentence is similar enough to be marked. */
  readonly range: readonly [start: number, end: number] | null;
}

/** Shares of words that must match: to place a note beside a block, and to mark a sentence. */
const BESIDE = 0.3;
const MARKED = 0.5;
const LEAST_WORDS = 3;

const wordsOf = (text: string, segmenter: Intl.Segmenter): Set<string> =>
  new Set(
    [...segmenter.segment(text)]
      .filter(({ isWordLike, segment }) => isWordLike && (segment.length > 3 || /\p{N}/u.test(segment)))
      .map(({ segment }) => segment.toLocaleLowerCase()),
  );

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length;

const best = <T>(items: readonly T[], score: (item: T) => number): { index: number; score: number } =>
  items.reduce(
    (found, item, index) => {
      const now = score(item);
      return now > found.score ? { index, score: now } : found;
    },
    { index: -1, score: 0 },
  );

const sentencesOf = (text: string): { start: number; end: number; text: string }[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment, index }) => {
    const trimmed = segment.trimEnd();
    return { start: index, end: index + trimmed.length, text: trimmed };
  });

const rangeIn = (block: string, quote: string, words: ReadonlySet<string>, segmenter: Intl.Segmenter) => {
  const at = block.indexOf(quote);
  if (at >= 0) return [at, at + quote.length] as const;
  const sentences = sentencesOf(block).map((sentence) => ({ ...sentence, words: wordsOf(sentence.text, segmenter) }));
  const agreeing = (sentence: { words: Set<string> }) =>
    shared(sentence.words, words) >= LEAST_WORDS ? shared(sentence.words, words) / sentence.words.size : 0;
  const found = best(sentences, agreeing);
  const sentence = sentences[found.index];
  return sentence && found.score >= MARKED ? ([sentence.start, sentence.end] as const) : null;
};

/** When scene and material differ in language, words cannot match, so passages are assumed to be told in order. */
const spread = (blocks: readonly string[], count: number): SourcePlace[] => {
  const told = blocks.flatMap((text, block) => (text === '' ? [] : [block]));
  return Array.from({ length: count }, (_, place) => ({
    told: false,
    block: told[Math.floor(((place + 1) * told.length) / count) - 1] ?? told[0] ?? blocks.length - 1,
    range: null,
  }));
};

/**
 * Finds the block that tells each passage. A passage without a match is placed at the last block, unmarked; when no passage
 * matches, they are placed in their order.
 */
export const matchSources = (blocks: readonly string[], sources: readonly Passage[]): SourcePlace[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = blocks.map((block) => wordsOf(block, segmenter));
  const places = sources.map(({ quote }) => {
    const quoted = wordsOf(quote, segmenter);
    const verbatim = blocks.findIndex((block) => block.includes(quote));
    const found = best(words, (block) => shared(quoted, block) / Math.max(1, quoted.size));
    const block = verbatim >= 0 ? verbatim : found.score >= BESIDE ? found.index : blocks.length - 1;
    const text = blocks[block];
    const told = verbatim >= 0 || found.score >= BESIDE;
    return { block, told, range: text !== undefined && told ? rangeIn(text, quote, quoted, segmenter) : null };
  });
  return places.some(({ told }) => told) ? places : spread(blocks, sources.length);
};
