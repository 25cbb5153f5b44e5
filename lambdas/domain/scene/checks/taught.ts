import { fold } from '../fold.ts';
import { contentStems, overlap } from '../words.ts';

/** What a learner has read before a question: a chapter's text and the chunks it was made from. */
export interface TaughtChapter {
  readonly chunks: ReadonlySet<string>;
  readonly text: string;
}

/** What a question asks for: its right option, or a point of its answer, with the places of the material that decide it. */
export interface AskedPart {
  readonly passages: readonly { readonly chunk: string; readonly quote: string }[];
  readonly key: string;
}

/**
 * The share of a question's answer, or of its evidence, that the chapters must have said. Low: an answer may be worked out, in words of its
 * own, and of a lesson that is told in another language than its material no quote can be compared.
 */
const SAID = 0.35;

/**
 * Whether chapters before the question taught its part of the material and said what it asks for. Of two quotes
 * one is enough: the other often only bears it out, in words that no chapter needs.
 */
export const isTaught = ({ passages, key }: AskedPart, before: readonly TaughtChapter[]): boolean => {
  const has = (chunk: string) => (chapter: TaughtChapter) => chapter.chunks.has(chunk);
  if (passages.length === 0 || !passages.every(({ chunk }) => before.some(has(chunk)))) return false;
  const texts = before.filter((chapter) => passages.some(({ chunk }) => has(chunk)(chapter))).map(({ text }) => text);
  const text = texts.join('\n\n');
  // Scripts that write words together have no words to compare by
  if (fold(text).includes(fold(key))) return true;
  const said = contentStems(text);
  const says = ({ quote }: { readonly quote: string }): boolean => overlap(contentStems(quote), said) >= SAID;
  return overlap(contentStems(key), said) >= SAID || passages.some(says);
};
