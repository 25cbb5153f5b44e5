import type { ProposedActivity } from '../../domain/model/answers.ts';
import { filled } from '../locales/questions.ts';
import { contentWords, shared, termKey } from '../nlp/words.ts';
import { defines, type ExplainedTerm, homeOf, keyTerms } from './key-terms.ts';
import { isName } from './names.ts';
import { type FindActivities, itemOf, type ProposedItem, type SceneText, standsAlone } from './scene-text.ts';
import { termsIn } from './terms-in.ts';
import { whysIn } from './why.ts';

/** Characters. What a shorter word means is known. */
const SHORTEST = 5;
/** The share of a heading's words that its answer says. */
const ANSWERS = 0.6;

const predict = (question: string, items: readonly ProposedItem[]): ProposedActivity => ({
  kind: 'predict',
  place: '',
  question,
  items: [...items],
  wrong: [],
});

/** What says what a term is: a sentence that this scene tells, else the glossary. */
const definingItem = (term: ExplainedTerm, scene: SceneText): ProposedItem | undefined => {
  const { sentences, reading, locale } = scene;
  const told = sentences.find((one) => defines(one, term, scene) && termsIn(one.text, [term], locale.nlp).length > 0);
  if (told) return itemOf(told, reading);
  const { from, chunk, quote } = term.definition;
  return from === 'glossary' ? { text: '', match: '', chunk, quote } : undefined;
};

/** A heading that asks, where one of the first sentences under it answers in the heading's words. */
const fromHeadings = (scene: SceneText): ProposedActivity[] =>
  scene.sections.flatMap(({ heading, sentences }) => {
    if (!heading || !/[?？؟]$/.test(heading)) return [];
    const { nlp } = scene.locale;
    const asked = contentWords(heading, nlp);
    const defined = keyTerms(scene).find(({ key }) => ` ${termKey(heading, nlp)}`.endsWith(` ${key}`));
    const item = defined && definingItem(defined, scene);
    if (item) return [predict(heading, [item])];
    const answer = sentences
      .slice(0, 4)
      .find(
        (one) =>
          standsAlone(one, scene.locale) && asked.size > 1 && shared(asked, contentWords(one.text, nlp)) >= ANSWERS,
      );
    return answer ? [predict(heading, [itemOf(answer, scene.reading)])] : [];
  });

/** What the weightiest term that belongs to the scene might mean; a name means nothing that can be guessed. */
const fromTerms = (scene: SceneText): ProposedActivity[] => {
  const { means } = scene.locale.activities;
  if (means === null) return [];
  return keyTerms(scene).flatMap((term) => {
    const own = scene.chunks.some(({ id }) => id === homeOf(term, scene.reading));
    const item =
      own && term.term.length >= SHORTEST && !term.term.split(' ').some((word) => isName(word, scene.reading))
        ? definingItem(term, scene)
        : undefined;
    return item ? [predict(filled(means, { term: term.term }), [item])] : [];
  });
};

/** A guess before reading: at what a heading asks, at a reason that the scene gives, at what a term means. */
export const findPredict: FindActivities = (scene) => {
  const whys = whysIn(scene).map(({ question, sentence }) => predict(question, [itemOf(sentence, scene.reading)]));
  const terms = fromTerms(scene);
  // A single reason is left for after reading, where something else can be guessed at
  return [...fromHeadings(scene), ...(whys.length > 1 ? whys : []), ...terms, ...whys];
};
