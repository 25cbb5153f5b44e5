import { fold } from '../fold.ts';
import { contentStems, overlap } from '../words.ts';

/** What a learner has read before a question: a chapter's text and the chunks it was made from. */
export interface TaughtChapter {
  readonly chunks: ReadonlySet<string>;
  readonly text: string;
}

/** The share of a question's answer, or of its evidence, that a chapter must have said. */
const SAID = { key: 0.5, quote: 0.35 } as const;

/** Whether a chapter before the question taught its part of the material and said what it asks for. */
export const isTaught = (
  asked: { chunk: string; quote: string; key: string },
  before: readonly TaughtChapter[],
): boolean =>
  before.some(({ chunks, text }) => {
    if (!chunks.has(asked.chunk)) return false;
    // Scripts that write words together have no words to compare by
    if (fold(text).includes(fold(asked.key))) return true;
    const said = contentStems(text);
    return overlap(contentStems(asked.key), said) >= SAID.key || overlap(contentStems(asked.quote), said) >= SAID.quote;
  });
