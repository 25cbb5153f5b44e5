import type { Apparatus } from '../../domain/material/chunk.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import type { ReadChunk, Sentence, Term } from './reading.ts';
import { textRank } from './text-rank.ts';
import { contentWords, shared, words } from './words.ts';

/** How much each sign counts; together 1. Structure counts for more than the text does. */
const WEIGHT = { summary: 0.3, aims: 0.15, terms: 0.3, place: 0.1, rank: 0.15 } as const;
/** TextRank compares every sentence with every other one: within as many, so that long material costs no more. */
const WINDOW = 60;
/** The share of a sentence's words from which on a summary says the same. */
const SAME = 0.6;

const bestShare = (sentence: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number =>
  Math.min(1, Math.max(0, ...others.map((other) => shared(other, sentence))) / SAME);

const placeOf = ({ index, block }: Sentence): number => (index === 0 ? 1 : 0.4) - Math.min(0.3, block * 0.03);

/** 0 to 1 for each sentence of a body: by summary, objectives, headings, terms and its place, then by TextRank. */
export const sentenceSalience = (
  chunks: readonly ReadChunk[],
  { objectives }: Apparatus,
  terms: readonly Term[],
  nlp: LocaleNlp,
): Map<Sentence, number> => {
  const wordsIn = (text: string) => contentWords(text, nlp);
  const summary = chunks
    .filter(({ role }) => role === 'summary')
    .flatMap(({ sentences }) => sentences.map(({ text }) => wordsIn(text)));
  const aims = objectives.map(wordsIn);
  const weights = new Map(terms.map(({ key, weight }) => [key, weight]));
  const firsts = new Set(terms.map(({ key }) => key.slice(0, `${key} `.indexOf(' '))));
  const longest = Math.max(1, ...terms.map(({ key }) => key.split(' ').length));
  const termsIn = (text: string): number => {
    const all = words(text).map(nlp.singular);
    let sum = 0;
    for (const [at, word] of all.entries())
      for (let size = 1; size <= longest && firsts.has(word); size += 1)
        sum += weights.get(all.slice(at, at + size).join(' ')) ?? 0;
    return Math.min(1, sum);
  };
  const found = new Map<Sentence, number>();
  for (const { role, sentences, path } of chunks) {
    if (role !== 'body') continue;
    const bags = sentences.map(({ text }) => wordsIn(text));
    const ranks = bags.flatMap((_, at) => (at % WINDOW === 0 ? textRank(bags.slice(at, at + WINDOW)) : []));
    const head = wordsIn(path.at(-1) ?? '');
    for (const [at, sentence] of sentences.entries()) {
      const bag = bags[at] ?? new Set<string>();
      found.set(
        sentence,
        WEIGHT.summary * bestShare(bag, summary) +
          WEIGHT.aims * Math.max(bestShare(bag, aims), shared(head, bag)) +
          WEIGHT.terms * termsIn(sentence.text) +
          WEIGHT.place * placeOf(sentence) +
          WEIGHT.rank * (ranks[at] ?? 0),
      );
    }
  }
  const most = Math.max(0, ...found.values());
  return most === 0 ? found : new Map([...found].map(([sentence, value]) => [sentence, value / most]));
};
