import { homeOf } from '../activities/key-terms.ts';
import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { namesItself } from '../guards/question-guards.ts';
import { filled } from '../locales/patterns.ts';
import { contentWords, termKey, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { kindOf } from './kinds.ts';
import { CLOSE_ENOUGH, type Rival, rivalsOf } from './rivals.ts';
import { type ExplainedTerm, explained, meansSame } from './siblings.ts';

/** Words, and those with a meaning of their own: fewer are a synonym. */
const SAYS = { words: 3, content: 2 } as const;

/** Why a definition can neither be asked for nor stand among others. */
const unfit = (term: ExplainedTerm, ground: Ground): string | undefined => {
  const { nlp, questions } = ground.locale;
  const { short, from } = term.definition;
  // "Obstructive sleep apnea" is a blockage, whoever reads it: of a glossary's such names half were given away by their words
  if (from === 'glossary' && words(term.term).length > 1) return 'is a name of several words, which say what it is';
  if (questions.head && kindOf(term, ground).head === '') return 'is explained by no name of a thing';
  if (nlp.idle?.test(short)) return 'is explained by praise, or by what it is not';
  if (nlp.garbled?.test(short)) return 'is explained in broken language, or as a word';
  if (words(short).length < SAYS.words || contentWords(short, nlp).size < SAYS.content)
    return 'is explained by a synonym';
  return refusal(phraseGuards, short, nlp);
};

const says = ({ definition }: ExplainedTerm, { key }: ExplainedTerm, { locale: { nlp } }: Ground): boolean =>
  ` ${termKey(definition.short.replaceAll('-', ' '), nlp)} `.includes(` ${key} `);

/** Rivals that tell themselves apart neither by what they are made of nor by being one with another of them. */
const distinct = (rivals: readonly Rival[], ground: Ground): Rival[] =>
  rivals
    .filter(({ term: { term, definition } }) => !namesItself(term, definition.short, ground.locale.nlp))
    .filter(({ term }, at, all) => !all.slice(0, at).some((one) => meansSame(one.term, term, ground)));

/** Asks for one side of each explained term by the other, among the same side of its rivals. */
const ruleOf = (
  id: 'term' | 'meaning',
  fits: (term: ExplainedTerm, rival: Rival, ground: Ground) => boolean,
): Rule => ({
  id,
  worth: 2.2,
  find: (ground) => {
    const { [id]: phrase, about } = ground.locale.questions;
    const sidesOf = ({ term, definition }: ExplainedTerm) => ({ term, definition: definition.short });
    const optionOf = ({ term, definition }: ExplainedTerm): string => (id === 'term' ? term : definition.short);
    if (phrase === null) return [];
    return explained(ground).map((term): Candidate => {
      const { chunk, quote, shown } = term.definition;
      return {
        subject: term.key,
        question: filled(phrase, sidesOf(term)),
        right: optionOf(term),
        pool: distinct(rivalsOf(term, ground), ground)
          .filter((rival) => fits(term, rival, ground))
          .map(({ term: other, closeness }) => ({
            text: optionOf(other),
            about: filled(about[id], sidesOf(other)),
            close: closeness >= CLOSE_ENOUGH,
          })),
        chunk: homeOf(term, ground.reading) ?? chunk,
        evidence: { chunk, quote },
        shown,
        // As many terms are asked for as meanings
        salience: Math.min(1, term.weight) + (id === 'term' ? (term.key.length % 2) / 100 : 0),
        refused: unfit(term, ground),
      };
    });
  },
});

/** "Which term means “…”?": among terms that the definition does not name, and of which the material does not say as much. */
export const termRule = ruleOf('term', (term, { term: other, holds }, ground) => !holds && !says(term, other, ground));

const ARTICLE = /^(?:an?|the)\s/i;

/** "What does “…” mean?": among definitions that do not name the term, and say what is not said of it. */
export const meaningRule = ruleOf(
  'meaning',
  (term, { term: other, isHeld }, ground) =>
    !isHeld &&
    !unfit(other, ground) &&
    !says(other, term, ground) &&
    ARTICLE.test(other.definition.short) === ARTICLE.test(term.definition.short),
);
