import { filled } from '../locales/questions.ts';
import type { Sentence } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { capitalized, contentWords, shared } from '../nlp/words.ts';
import type { Ground, WrongOption } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { insideSentence } from './wording.ts';

/** A sentence that says so much of a contradiction may make it true. */
const TRUE_TOO = 0.8;

/** A clause of a sentence with a word turned, so that the sentence denies it: the likeliest mistake, or none. */
export const turned = (clause: string, sentence: Sentence, ground: Ground): WrongOption[] => {
  const { reading, locale } = ground;
  const { statements } = locale.questions;
  const text = `${capitalized(clause)}.`;
  const found = statements?.contradict(text, tokensOf(text, reading.language, locale.nlp)) ?? [];
  const [best] = found.filter((one) => {
    const said = contentWords(one.text, locale.nlp);
    return searchableSentences(reading).every(
      (other) => other.sentence === sentence || shared(said, other.content) < TRUE_TOO,
    );
  });
  if (!best || !statements) return [];
  const about = filled(statements.about, { text: sentence.text });
  return [{ text: insideSentence(best.text.replace(/\.$/, ''), ground), about, turned: true }];
};
