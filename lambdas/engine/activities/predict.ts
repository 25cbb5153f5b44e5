import type { ProposedActivity } from '../../domain/model/answers.ts';
import { once } from '../cache.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import { filled } from '../locales/patterns.ts';
import type { Reading } from '../nlp/reading.ts';
import { contentWords, termKey, words } from '../nlp/words.ts';
import { homeOf, isKeyTerm, type KeyTerm, keyTerms } from './key-terms.ts';
import { isName } from './names.ts';
import { activity, type FindActivities, itemOf, type ProposedItem, type SceneText } from './scene-text.ts';
import { whysIn } from './why.ts';

/** Characters. What a shorter word means is known. */
const SHORTEST = 5;

const predict = (question: string, item: ProposedItem): ProposedActivity => activity('predict', question, [item]);

/** What says what a term is: the glossary, or a sentence that this scene tells. */
const definingItem = ({ definition: { from, chunk, quote } }: KeyTerm, scene: SceneText): ProposedItem | undefined =>
  from === 'glossary' || scene.chunks.some(({ id }) => id === chunk)
    ? { text: '', match: '', chunk, quote }
    : undefined;

/** Whether a heading asks what a term is, and nothing else of it: "What is a levain?" */
const asksFor = (heading: string, { key }: KeyTerm, nlp: LocaleNlp): boolean =>
  /[?？؟]$/.test(heading) &&
  ` ${termKey(heading, nlp)}`.endsWith(` ${key}`) &&
  [...contentWords(heading, nlp)].every((word) => key.split(' ').includes(word));

const fromHeadings = (scene: SceneText): ProposedActivity[] =>
  [...new Set(scene.chunks.map(({ path }) => path.at(-1) ?? ''))].flatMap((heading) => {
    const asked = keyTerms(scene).find((term) => asksFor(heading, term, scene.locale.nlp));
    const item = asked && definingItem(asked, scene);
    return item ? [predict(heading, item)] : [];
  });

/** The one term of a material that is worth guessing at: an objective or the heading above it names it. */
const guessed = once((reading: Reading): KeyTerm | undefined => {
  const { nlp } = localeOf(reading.language);
  const aims = reading.apparatus.objectives.map((aim) => ` ${words(aim).map(nlp.singular).join(' ')} `);
  return reading.terms.filter(isKeyTerm(reading)).find((term) => {
    const heading = reading.byId.get(homeOf(term, reading) ?? '')?.path.at(-1) ?? '';
    const named = termKey(heading, nlp) === term.key || aims.some((aim) => aim.includes(` ${term.key} `));
    // A name means nothing that can be guessed
    const { short } = term.definition;
    if (nlp.garbled?.test(short) || contentWords(short, nlp).size < 3) return false;
    return named && term.term.length >= SHORTEST && !words(term.term).some((word) => isName(word, reading));
  });
});

const fromTerms = (scene: SceneText): ProposedActivity[] => {
  const { means } = scene.locale.activities;
  const term = guessed(scene.reading);
  if (means === null || !term || !scene.chunks.some(({ id }) => id === homeOf(term, scene.reading))) return [];
  const item = definingItem(term, scene);
  return item ? [predict(filled(means, { term: term.term }), item)] : [];
};

/** A guess before reading: at what a heading asks, at what the lesson's term means, at a reason that the scene gives. */
export const findPredict: FindActivities = (scene) => {
  const guessable = whysIn(scene).filter(({ isKnown }) => isKnown);
  const whys = guessable.map(({ question, sentence }) => predict(question, itemOf(sentence, scene.reading)));
  return [...fromHeadings(scene), ...fromTerms(scene), ...whys];
};
