import { once } from '../../cache.ts';
import { localeOf } from '../../locales/locales.ts';
import { isVerb, type Reading, type Sentence } from '../../nlp/reading.ts';
import { termKey, words } from '../../nlp/words.ts';

/** What some sentences speak of. */
export interface Subject {
  readonly key: string;
  /** As it is named first, without an article. */
  readonly name: string;
  /** In the order of the material. */
  readonly sentences: readonly Sentence[];
}

/** Words of a name. */
const LONGEST = 5;
const NAMES = /^(?:NOUN|PROPN|ADJ|X)$/;

/** What stands before the verb of a sentence, without what is put in between; undefined where it is no name. */
const subjectOf = ({ text, tokens }: Sentence, { language }: Reading): string | undefined => {
  const { article, functionWords } = localeOf(language).nlp;
  const verb = tokens.find(isVerb);
  const name = text
    .slice(0, verb?.start ?? 0)
    .replace(article ?? /^$/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,.*$/, '')
    .trim();
  const own = tokens.filter(({ start, end }) => start >= text.indexOf(name) && end <= text.indexOf(name) + name.length);
  const named = own.length > 0 && own.every(({ pos }) => NAMES.test(pos)) && own.at(-1)?.pos !== 'ADJ';
  const common = words(name).some((word) => functionWords.has(word.toLowerCase()));
  return named && !common && words(name).length <= LONGEST ? name : undefined;
};

/** What the sentences of a material speak of, by its key. Remembered. */
export const subjectsIn = once((reading: Reading): ReadonlyMap<string, Subject> => {
  const { nlp } = localeOf(reading.language);
  const found = new Map<string, { key: string; name: string; sentences: Sentence[] }>();
  for (const { sentences } of reading.bodies)
    for (const sentence of sentences) {
      const name = subjectOf(sentence, reading);
      if (name === undefined) continue;
      const key = termKey(name, nlp);
      const known = found.get(key) ?? { key, name, sentences: [] };
      known.sentences.push(sentence);
      found.set(key, known);
    }
  return found;
});
