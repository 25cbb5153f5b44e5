import type { Sentence } from '../nlp/reading.ts';
import { termKey } from '../nlp/words.ts';
import { isNameIn } from './names.ts';
import { type FindActivities, itemOf, type SceneText, standsAlone } from './scene-text.ts';

/** From this weight on, a term needs no sentence before it to be understood. */
const TERM = 0.2;

/** A question with the sentence that answers it, the weightiest first. */
export const whysIn = (scene: SceneText): readonly { readonly question: string; readonly sentence: Sentence }[] => {
  const { why } = scene.locale.activities;
  if (!why) return [];
  const { reading, locale } = scene;
  const terms = new Set(reading.terms.filter(({ weight }) => weight >= TERM).map(({ key }) => key));
  const known = { isName: isNameIn(reading), isTerm: (word: string) => terms.has(termKey(word, locale.nlp)) };
  return scene.sentences
    .filter((sentence) => standsAlone(sentence, scene.locale))
    .toSorted((one, other) => scene.reading.salience(other) - scene.reading.salience(one))
    .flatMap((sentence) => {
      const question = why(sentence, known);
      return question === undefined ? [] : [{ question, sentence }];
    });
};

export const findWhy: FindActivities = (scene) =>
  whysIn(scene).map(({ question, sentence }) => ({
    kind: 'why',
    place: '',
    question,
    items: [itemOf(sentence, scene.reading)],
    wrong: [],
  }));
