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
  const [first = ''] = key.split(' ');
  const found = known.get(key) ?? known.get(first)?.filter(({ line }) => line.includes(` ${key} `)) ?? [];
  known.set(key, found);
  return found;
};

/** The sentences by each of their words, and by the terms looked for: a longer material has more of both. */
const uses = once((reading: Reading) => {
  const found = new Map<string, SearchableSentence[]>();
  for (const one of searchableSentences(reading))
    for (const word of new Set(one.line.split(' '))) {
      const all = found.get(word) ?? [];
      all.push(one);
      found.set(word, all);
    }
  return found;
});
