import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { contentWords, words } from '../nlp/words.ts';

/** A sentence in words that terms and other sentences can be looked for in. */
export interface SearchableSentence {
  readonly sentence: Sentence;
  /** Its words without plurals, with a blank before and after each. */
  readonly line: string;
  readonly content: ReadonlySet<string>;
}

/** Every sentence of a material that could be the truth about something. */
export const searchableSentences = once(({ chunks, language }: Reading): readonly SearchableSentence[] => {
  const { nlp } = localeOf(language);
  return chunks
    .filter(({ role }) => role !== 'exercises' && role !== 'objectives')
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({
      sentence,
      line: ` ${words(sentence.text).map(nlp.singular).join(' ')} `,
      content: contentWords(sentence.text, nlp),
    }));
});

/** The sentences that use a term, by its key. */
export const sentencesWith = (reading: Reading, key: string): readonly SearchableSentence[] => {
  const known = uses(reading);
  const found = known.get(key) ?? searchableSentences(reading).filter(({ line }) => line.includes(` ${key} `));
  known.set(key, found);
  return found;
};

const uses = once((_: Reading): Map<string, readonly SearchableSentence[]> => new Map());
