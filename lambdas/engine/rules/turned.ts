import { filled } from '../locales/patterns.ts';
import type { Sentence } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { capitalized, contentWords, shared } from '../nlp/words.ts';
import type { Ground, WrongOption } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { insideSentence } from './wording.ts';

/** A sentence that says so much of a contradiction may make it true. */
const TRUE_TOO = 0.8;
/** How many words of a clause are turned, each in an option of its own. */
const MOST = 2;

/** Wrong options with a turned one: before all others where a word is turned, and last where it is a mere "not". */
export const withTurned = (pool: readonly WrongOption[], made: readonly WrongOption[]): WrongOption[] =>
  made[0]?.turned === 'word' ? [...made, ...pool] : [...pool, ...made];

/** A clause of a sentence with a word turned, so that the sentence denies it: the likeliest mistakes first, a mere "not" where there is nothing better. */
export const turned = (clause: string, sentence: Sentence, ground: Ground): WrongOption[] => {
  const { reading, locale } = ground;
  const { statements } = locale.questions;
  const text = `${capitalized(clause)}.`;
  const found = statements?.contradict(text, tokensOf(text, reading.language, locale.nlp)) ?? [];
  const sure = found.filter((one) => {
    const said = contentWords(one.text, locale.nlp);
    return searchableSentences(reading).every(
      (other) => other.sentence === sentence || shared(said, other.content) < TRUE_TOO,
    );
  });
  if (!statements) return [];
  const reversed = sure.filter(({ denied }) => !denied).slice(0, MOST);
  const about = filled(statements.about, { text: sentence.text });
  return (reversed.length > 0 ? reversed : sure.slice(0, 1)).map(({ text: wrong, denied }) => ({
    text: insideSentence(wrong.replace(/\.$/, ''), ground),
    about,
    turned: denied ? 'not' : 'word',
  }));
};
