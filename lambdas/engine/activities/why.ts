import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import { refusal } from '../guards/guard.ts';
import { subjectGuards } from '../guards/phrase-guards.ts';
import { factGuards, standsAlone } from '../guards/sentence-guards.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { termKey, uncapitalized, words } from '../nlp/words.ts';
import { keepsCapital } from './names.ts';
import { activity, type FindActivities, itemOf, type SceneText } from './scene-text.ts';
import { stemsOf } from './stems.ts';
import { termsIn } from './terms-in.ts';

/** From this weight on, a term needs no sentence before it to be understood. */
const TERM = 0.2;
/** Words of a question that is understood at once. */
const LONGEST = 18;

interface Why {
  readonly question: string;
  readonly sentence: Sentence;
  /** Speaks of a term of the material, and so says something before the text is read. */
  readonly isKnown: boolean;
}

/** "What does … lead to?": what a sentence says of its subject. */
const relationIn = (sentence: Sentence, { reading, locale }: SceneText): string | undefined => {
  for (const { pattern, ask } of locale.questions.relations) {
    const groups = pattern.exec(sentence.text)?.groups;
    if (!groups?.['subject']) continue;
    const subject = groups['subject'];
    if (refusal(subjectGuards, subject, locale.nlp)) return undefined;
    const lowered = sentence.text.startsWith(subject) && !keepsCapital(sentence, reading);
    return ask(lowered ? uncapitalized(subject) : subject, groups);
  }
  return undefined;
};

/** The share of a case's words that makes another sentence speak of it: a short one is easily meant. */
const SPEAKS = { short: 0.5, long: 0.76 } as const;

/** How many sentences speak of a case. */
const toldBy = (what: string, { bodies }: Reading): number => {
  const stems = contentStems(what);
  const least = stems.size < 3 ? SPEAKS.short : SPEAKS.long;
  return bodies.flatMap(({ sentences }) => sentences).filter((sentence) => overlap(stems, stemsOf(sentence)) >= least)
    .length;
};

/** A question with the sentence that answers it, the weightiest first; those that ask for a reason before all others. */
export const whysIn = once((scene: SceneText): readonly Why[] => {
  const { reading, locale } = scene;
  const { why } = locale.activities;
  const terms = new Set(reading.terms.filter(({ weight }) => weight >= TERM).map(({ key }) => key));
  const known = {
    keepsCapital: (sentence: Sentence) => keepsCapital(sentence, reading),
    isTerm: (word: string) => terms.has(termKey(word, locale.nlp)),
    isToldOnce: (what: string) => toldBy(what, reading) < 2,
  };
  const beside = new Set(scene.sections.flatMap(({ aside, sentences }) => (aside ? sentences : [])));
  const certain = scene.sentences
    .filter(
      (sentence) =>
        !beside.has(sentence) && standsAlone(sentence, locale) && !refusal(factGuards, sentence.text, locale.nlp),
    )
    .toSorted((one, other) => reading.salience(other) - reading.salience(one));
  const weighty = reading.terms.filter(({ key }) => terms.has(key));
  const asked = (ask: (sentence: Sentence) => string | undefined): Why[] =>
    certain.flatMap((sentence) => {
      const question = ask(sentence);
      if (question === undefined || words(question).length > LONGEST) return [];
      return [{ question, sentence, isKnown: termsIn(question, weighty, locale.nlp).length > 0 }];
    });
  const reasons = why ? asked((sentence) => why(sentence, known)) : [];
  const given = new Set(reasons.map(({ sentence }) => sentence));
  const relations = asked((sentence) => (given.has(sentence) ? undefined : relationIn(sentence, scene)));
  return [...reasons, ...relations];
});

export const findWhy: FindActivities = (scene) =>
  whysIn(scene).map(({ question, sentence }) => activity('why', question, [itemOf(sentence, scene.reading)]));
