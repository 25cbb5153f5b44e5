import { english } from '../languages/english.ts';
import { termKey } from '../text/words.ts';
import { type Tagged, tagged } from './tagging.ts';

/** A noun phrase as it stands in a sentence. */
export interface Phrase {
  readonly text: string;
  readonly key: string;
  /** Every word begins with a capital, and not because a sentence does. */
  readonly proper: boolean;
  /** It begins the sentence, where a capital says nothing. */
  readonly initial: boolean;
}

const PART = /^(?:ADJ|NOUN|PROPN)$/;
const NAMEABLE = /^\p{L}[\p{L}\p{N}’'-]*$/u;
const LONGEST = 4;

const trimmed = (run: readonly Tagged[]): Tagged[] => {
  let [from, to] = [0, run.length];
  while (to > from && run[to - 1]?.tag === 'ADJ') to -= 1;
  while (from < to && english.stopWords.has(run[from]?.word.toLowerCase() ?? '')) from += 1;
  return run.slice(from, to);
};

/** A word with a capital is part of a name whatever the tagger takes it for: "Stamp Act". */
const asName = (token: Tagged): Tagged => (/^\p{Lu}\p{Ll}+$/u.test(token.word) ? { ...token, tag: 'PROPN' } : token);

/** English noun phrases of one to four words. */
export const nounPhrases = (sentence: string, tokens: readonly Tagged[] = tagged(sentence)): Phrase[] => {
  const phrases: Phrase[] = [];
  const first = tokens.find(({ word }) => /\p{L}/u.test(word));
  let run: Tagged[] = [];
  const flush = (): void => {
    const kept = trimmed(run);
    run = [];
    const start = kept[0];
    const last = kept.at(-1);
    if (!start || !last || kept.length > LONGEST) return;
    const text = sentence.slice(start.at, last.at + last.word.length);
    const key = termKey(text);
    if (key.length < 3 || /^\d/.test(key) || text.includes('\n')) return;
    const proper = start !== first && kept.every(({ word }) => /^\p{Lu}/u.test(word));
    phrases.push({ text, key, proper, initial: start === first });
  };
  for (const token of tokens.map((each) => (each === first ? each : asName(each)))) {
    const last = run.at(-1);
    const adjacent = !last || sentence.slice(last.at + last.word.length, token.at) === ' ';
    if (!adjacent) flush();
    if (PART.test(token.tag) && NAMEABLE.test(token.word)) run.push(token);
    else flush();
  }
  flush();
  return phrases;
};

/** Whether a phrase can be the name of something: it ends in a noun and does not begin like a clause. */
export const isNominal = (phrase: string): boolean => {
  const [initial = ''] = phrase;
  const tokens = tagged(phrase === phrase.toUpperCase() ? phrase : initial.toLowerCase() + phrase.slice(1));
  const last = tokens.at(-1)?.tag ?? '';
  const [first] = tokens;
  if (tokens.length > 1 && first?.tag === 'VERB' && !/(?:ing|ed)$/.test(first.word)) return false;
  return /^(?:NOUN|PROPN|X)$/.test(last) && !/^(?:ADV|INTJ|SCONJ|CCONJ|PRON|AUX|DET|ADP|PART)$/.test(first?.tag ?? '');
};
