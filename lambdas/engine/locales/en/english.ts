import type { Token } from '../../nlp/reading.ts';
import type { Locale } from '../locale.ts';
import { isKnown, isNamed } from './alone.ts';
import kinds from './kinds.json' with { type: 'json' };

/** "A type of tissue" is a tissue. */
const SORT = /^(?:types?|kinds?|forms?|sorts?|class|set|branch|one|any)$/i;
const CLAUSE = /^(?:that|which|who|whose|where|wherein|when|how|why|what|if)$/i;
/** What may stand before a noun, or be one. */
const BEFORE_NOUN = /^(?:NOUN|PROPN|ADJ|DET|NUM|ADV|CCONJ)$/;
const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' || token?.pos === 'PROPN';

/** "Old news replaces recent news" names no thing: a verb after a noun. */
const STATEMENT = / (?:NOUN|PROPN|ADV):\S+ (?:AUX:\S+|VERB:\S*[^s]s)(?: |$)/;

/** The phrase that a definition is built around: "wide section | at each end"; '' where it begins with a verb or a clause. */
const head = (tokens: readonly Token[]): string => {
  const phrase: Token[] = [];
  const before = tokens.slice(0, tokens.findIndex(({ text }) => CLAUSE.test(text)) >>> 0);
  if (STATEMENT.test(before.map(({ pos, text }) => ` ${pos}:${text}`).join(''))) return '';
  if (/^when$/i.test(tokens[0]?.text ?? '')) return 'when';
  // "Finding words again"
  if (tokens[0]?.pos === 'VERB' && tokens[0].text.endsWith('ing')) return 'act';
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.pos ?? '';
    if (token.text === 'of' && phrase.every(({ pos, text }) => pos === 'DET' || SORT.test(text))) phrase.length = 0;
    else if (CLAUSE.test(token.text)) break;
    else if (phrase.some(isNoun)) {
      // "The price farmers ask"
      if (token.pos === 'VERB' && !/(?:ed|ing)$/.test(token.text) && /s$/.test(phrase.at(-1)?.text ?? '')) phrase.pop();
      // "A pivot joint": the tagger takes some nouns for adjectives, but not "cell responsible for"
      if (!isNoun(token) && (token.pos !== 'ADJ' || /^(?:ADP|SCONJ|PART|CCONJ|ADV)$/.test(next))) break;
      phrase.push(token);
    } else if (token.pos === 'VERB' ? phrase.length > 0 || !token.text.endsWith('s') : BEFORE_NOUN.test(token.pos))
      phrase.push(token);
    else if (token.text === ',' && phrase.length > 0) continue;
    else if (token.pos === 'PRON' && CLAUSE.test(tokens[at + 1]?.text ?? '')) return token.text;
    else break;
  }
  return phrase
    .filter(({ pos }) => pos !== 'ADV')
    .map(({ text }) => text)
    .join(' ');
};

/** What sorts of thing a noun, or one that ends like it, names. */
const kindsByNoun = new Map<string, Set<string>>();
for (const [kind, nouns] of Object.entries(kinds))
  for (const noun of nouns.split(' ')) kindsByNoun.set(noun, (kindsByNoun.get(noun) ?? new Set()).add(kind));

/** Of a noun that is not listed its end tells. */
const kindsOf = (noun: string): ReadonlySet<string> =>
  kindsByNoun.get(noun) ??
  [5, 4, 3].map((letters) => kindsByNoun.get(`-${noun.slice(-letters)}`)).find(Boolean) ??
  new Set();

/** What of English is no list of words and patterns. */
export const withGrammar = ({ questions, activities, ...others }: Locale): Locale => ({
  ...others,
  questions: {
    ...questions,
    head,
    kindsOf,
  },
  activities: { ...activities, named: isNamed, known: isKnown },
});
