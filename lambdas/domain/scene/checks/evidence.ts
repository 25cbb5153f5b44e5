import type { Passage } from '../../../../shared/model/learning/question.ts';
import type { Chunk } from '../../material/chunk.ts';
import { foldWithPlaces } from '../fold.ts';
import { contentStems, overlap } from '../words.ts';
import { figuresIn } from './figures.ts';

/** Characters. Shorter says nothing, longer is no quote any more. */
const QUOTE = { least: 8, most: 600 } as const;
/** The share of the key's words that a quote which entails it holds. */
const ENTAILED = 0.3;

const folds = new WeakMap<Chunk, ReturnType<typeof foldWithPlaces>>();
const foldedChunk = (chunk: Chunk) => {
  const known = folds.get(chunk) ?? foldWithPlaces(chunk.text);
  folds.set(chunk, known);
  return known;
};

/** A quote as models dress it: in quotation marks, between dots that say it goes on. */
const bare = (quote: string): string =>
  foldWithPlaces(quote)
    .text.trim()
    .replace(/^["'…. ]+|["'… ]+$/g, '');

const countOf = (mark: string, text: string): number => text.split(mark).length - 1;

/** A mark of emphasis or quotation that touches a quote belongs to it when its other half stands inside. */
const withMarks = (text: string, start: number, end: number): [number, number] => {
  const quote = text.slice(start, end);
  const isHalf = (run: string): boolean => run !== '' && countOf(run, quote) % 2 === 1;
  const before = /(?:[*_`]+|[“«])$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
  const after = /^(?:[*_`]+|[”»])/.exec(text.slice(end, end + 3))?.[0] ?? '';
  const pairs: Readonly<Record<string, string>> = { '“': '”', '«': '»', '”': '“', '»': '«' };
  const half = (run: string): boolean => isHalf(pairs[run] ?? run);
  return [half(before) ? start - before.length : start, half(after) ? end + after.length : end];
};

const within = (wanted: string, chunk: Chunk): Passage | undefined => {
  const { text, at } = foldedChunk(chunk);
  const index = text.indexOf(wanted);
  const first = at[index];
  const last = at[index + wanted.length - 1];
  if (index === -1 || first === undefined || last === undefined) return undefined;
  const [from, to] = withMarks(chunk.text, first, last + 1);
  const quote = chunk.text.slice(from, to);
  return { chunk: chunk.id, heading: chunk.heading, quote, start: chunk.start + from, end: chunk.start + to };
};

/**
 * The place of a quote in the material, white space and ways of writing a mark folded; what is shown to a learner is
 * the material's own text. The chunk that was named goes first; a quote under the wrong name still stands where it stands.
 */
export const locate = (named: { chunk: string; quote: string }, chunks: readonly Chunk[]): Passage | undefined => {
  const wanted = bare(named.quote);
  if (wanted.length < QUOTE.least || wanted.length > QUOTE.most) return undefined;
  const inOrder = [...chunks.filter(({ id }) => id === named.chunk), ...chunks.filter(({ id }) => id !== named.chunk)];
  for (const chunk of inOrder) {
    const found = within(wanted, chunk);
    if (found) return found;
  }
  return undefined;
};

const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

/**
 * Whether a quote contains its key or can entail it: it has the key's numbers and a good part of its words. The words
 * of a translated key cannot be compared, its numbers can.
 */
export const supports = (quote: string, key: string, { translated = false } = {}): boolean => {
  const foldedQuote = foldWithPlaces(quote).text;
  if (foldedQuote.includes(bare(key))) return true;
  if (translated) return figuresIn(key).every((figure) => figuresIn(quote).includes(figure));
  const numbers = numbersIn(key);
  if (!numbers.every((number) => numbersIn(quote).includes(number))) return false;
  return overlap(contentStems(key), contentStems(quote)) >= ENTAILED;
};
