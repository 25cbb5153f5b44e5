import { refusal } from '../guards/guard.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { filled } from '../locales/questions.ts';
import type { ReadChunk, Sentence } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { quoteOf } from './wording.ts';

const LENGTH = { least: 7, most: 28 } as const;
/** Below, a sentence is told in passing. */
const SALIENT = 0.4;
/** Two statements of so many of the same words make each other's falsehood plain. */
const SAME_MATTER = 0.5;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = new WeakMap<ReadonlyMap<string, string>, RegExp>();
const patternOf = (opposites: ReadonlyMap<string, string>): RegExp => {
  const longest = [...opposites.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const made = patterns.get(opposites) ?? new RegExp(`(?<![\\p{L}-])(?:${longest.join('|')})(?![\\p{L}-])`, 'gu');
  patterns.set(opposites, made);
  return made;
};

interface Claim {
  readonly sentence: Sentence;
  /** What it would say if it were the other way round; undefined where that is not certain to be false. */
  readonly turned: string | undefined;
  readonly refused: string | undefined;
}

const claimOf = (sentence: Sentence, { locale: { nlp, questions } }: Ground): Claim => {
  const { text } = sentence;
  const count = words(text).length;
  const short = count < LENGTH.least || count > LENGTH.most ? 'is too short or too long to be an option' : undefined;
  const refused = short ?? refusal(factGuards, text, nlp);
  const found = refused ? [] : [...text.matchAll(patternOf(questions.opposites))];
  const [only] = found;
  if (!only || found.length > 1 || only.index === 0 || questions.twofold?.test(text))
    return { sentence, turned: undefined, refused };
  const other = questions.opposites.get(only[0]) ?? '';
  const before = text.slice(0, only.index).replace(/\b(a|an) $/i, /^[aeiou]/i.test(other) ? 'an ' : 'a ');
  return { sentence, turned: before + other + text.slice(only.index + only[0].length), refused };
};

const candidatesOf = (chunk: ReadChunk, phrase: string, ground: Ground): Candidate[] => {
  const { nlp, questions } = ground.locale;
  const claims = chunk.sentences
    .filter(({ block, text }) => chunk.blocks[block]?.kind === 'paragraph' && /\p{L}{2}[.)]$/u.test(text))
    .map((sentence) => claimOf(sentence, ground));
  const name = chunk.path.at(-1) ?? '';
  if (name === '' || !claims.some(({ turned }) => turned)) return [];
  return claims
    .filter(({ sentence }) => ground.reading.salience(sentence) >= SALIENT)
    .map(({ sentence, refused }): Candidate => {
      const said = contentWords(sentence.text, nlp);
      const pool = claims.flatMap((other) => {
        if (
          !other.turned ||
          other.sentence === sentence ||
          shared(contentWords(other.turned, nlp), said) >= SAME_MATTER
        )
          return [];
        return [{ text: other.turned, about: filled(questions.about.claim, { text: other.sentence.text }) }];
      });
      return {
        subject: `claim ${chunk.id}`,
        question: filled(phrase, { name }),
        right: sentence.text,
        pool,
        chunk: chunk.id,
        evidence: { chunk: chunk.id, quote: quoteOf(sentence, ground) },
        shown: sentence.text,
        sentence,
        salience: ground.reading.salience(sentence),
        refused,
      };
    });
};

/** "Which of these does the material say about …?": what it says, beside the contrary of other things it says. */
export const claimRule: Rule = {
  id: 'claim',
  worth: 2.1,
  find: (ground) => {
    const { claim: phrase } = ground.locale.questions;
    return phrase === null ? [] : ground.bodies.flatMap((chunk) => candidatesOf(chunk, phrase, ground));
  },
};
