import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { filled } from '../locales/patterns.ts';
import { quoteOf, type Sentence } from '../nlp/reading.ts';
import { alike, contentWords, shared } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { turned, withTurned } from './turned.ts';
import { asStatement } from './wording.ts';

/** A sentence that says why. */
export interface Reason {
  readonly sentence: Sentence;
  readonly what: string;
  /** "Because …" */
  readonly why: string;
  readonly opening: string;
  readonly refused: string | undefined;
}

/** Below, a sentence is no part of what its section is about. */
const SALIENT = 0.3;
/** Statements that speak of so much of the same may share a reason. */
const SAME_MATTER = 0.5;

/** A dash, or a word that says how much of the reason it is, stays behind when the reason is taken off. */
const TANGLED =
  /[—–]|\b(?:partly|largely|mainly|often|just|simply|only|not|perhaps|especially|and|or|either|possible)$/i;

const reasonOf = (sentence: Sentence, { locale: { nlp, questions } }: Ground): Reason | undefined => {
  for (const { pattern, answer } of questions.reasons) {
    const groups = pattern.exec(sentence.text)?.groups;
    if (!groups?.['what'] || !groups['why']) continue;
    const what = asStatement(groups['what']);
    const refused =
      refusal(factGuards, sentence.text, nlp) ??
      refusal(factGuards, `${what}.`, nlp) ??
      refusal(phraseGuards, what, nlp) ??
      refusal(phraseGuards, groups['why'], nlp) ??
      (questions.hangs?.test(what) ? 'hangs on the sentences around it' : undefined) ??
      (TANGLED.test(what) ? 'is more than one statement, or a part of one' : undefined);
    return { sentence, what, why: `${answer}${groups['why']}`, opening: answer, refused };
  }
  return undefined;
};

export const reasonsIn = (ground: Ground): Reason[] =>
  ground.reading.bodies.flatMap(({ sentences }) => sentences.flatMap((sentence) => reasonOf(sentence, ground) ?? []));

/** "What reason does the material give?": the reason of a statement, among reasons of others. */
export const reasonRule: Rule = {
  id: 'reason',
  worth: 2.6,
  find: (ground) => {
    const { nlp, questions } = ground.locale;
    const { why: phrase } = questions;
    if (phrase === null) return [];
    const all = reasonsIn(ground);
    // A reason that begins with a pronoun is one of its own statement only
    const usable = all.filter(
      ({ why, opening }) => !refusal(phraseGuards, why, nlp) && !nlp.leaning?.test(why.slice(opening.length)),
    );
    return all.map((reason): Candidate => {
      const matter = contentWords(reason.what, nlp);
      const pool = usable
        .filter(({ what }) => alike(contentWords(what, nlp), matter) < SAME_MATTER)
        .filter(({ opening }) => opening === reason.opening)
        .map((other) => ({ other, score: shared(contentWords(other.why, nlp), matter) }))
        .filter(({ other, score }) => score > 0 || other.sentence.chunk === reason.sentence.chunk)
        .sort((a, b) => b.score - a.score)
        .map(({ other }) => ({
          text: other.why,
          about: other.refused ? '' : filled(questions.about.reason, { what: other.what }),
        }));
      const denied = turned(reason.why.slice(reason.opening.length), reason.sentence, ground).map((wrong) => ({
        ...wrong,
        text: `${reason.opening}${wrong.text}`,
      }));
      return {
        subject: `why ${reason.what.toLowerCase()}`,
        question: filled(phrase, { what: `${reason.what}.` }),
        right: reason.why,
        pool: withTurned(pool, denied),
        chunk: reason.sentence.chunk,
        evidence: { chunk: reason.sentence.chunk, quote: quoteOf(reason.sentence, ground.reading) },
        shown: reason.sentence.text,
        sentence: reason.sentence,
        salience: ground.reading.salience(reason.sentence),
        refused:
          reason.refused ?? (ground.reading.salience(reason.sentence) < SALIENT ? 'is told in passing' : undefined),
      };
    });
  },
};
