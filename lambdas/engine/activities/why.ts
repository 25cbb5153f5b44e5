import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import { refusal } from '../guards/guard.ts';
import { factGuards, leansOn } from '../guards/sentence-guards.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';
import { isUntied } from './alone.ts';
import { keepsCapital } from './names.ts';
import { activity, type FindActivities, itemOf, type SceneText } from './scene-text.ts';
import { stemsOf } from './stems.ts';

/** From this weight on, a term needs no sentence before it to be understood. */
export const TERM = 0.2;
/** Words of a question that is understood at once. */
const LONGEST = 18;

interface Why {
  readonly question: string;
  readonly sentence: Sentence;
}

/** The share of a case's words that makes another sentence speak of it. */
const SPEAKS = 0.76;

/** How many sentences speak of a case. */
const toldBy = (what: string, { bodies }: Reading): number => {
  const stems = contentStems(what);
  return bodies.flatMap(({ sentences }) => sentences).filter((one) => overlap(stems, stemsOf(one)) >= SPEAKS).length;
};

/** A question for a reason, a purpose or what follows, with the sentence that answers it; the weightiest first. */
export const whysIn = once((scene: SceneText): readonly Why[] => {
  const { reading, locale } = scene;
  const { why } = locale.activities;
  if (!why) return [];
  const terms = new Set(reading.terms.filter(({ weight }) => weight >= TERM).map(({ key }) => key));
  const known = {
    keepsCapital: (sentence: Sentence) => keepsCapital(sentence, reading),
    isTerm: (word: string) => terms.has(termKey(word, locale.nlp)),
    isToldOnce: (what: string) => toldBy(what, reading) < 2,
  };
  // What goes on in the next sentence is told by halves
  const goesOn = ({ chunk, block, index }: Sentence): boolean =>
    leansOn(reading.byId.get(chunk)?.blocks[block]?.sentences[index + 1]?.text ?? '', locale.nlp);
  const beside = new Set(scene.sections.flatMap(({ aside, sentences }) => (aside ? sentences : [])));
  return scene.sentences
    .filter((sentence) => !beside.has(sentence) && !refusal(factGuards, sentence.text, locale.nlp))
    .filter((sentence) => isUntied(sentence, scene) && !goesOn(sentence))
    .toSorted((one, other) => reading.salience(other) - reading.salience(one))
    .flatMap((sentence) => {
      const question = why(sentence, known);
      if (question === undefined || words(question).length > LONGEST) return [];
      return [{ question, sentence }];
    });
});

/** Those that their sentence answers in full. */
export const settledWhys = (scene: SceneText): readonly Why[] =>
  whysIn(scene).filter(({ question, sentence }) => scene.locale.activities.settles?.(question, sentence) ?? true);

export const findWhy: FindActivities = (scene) =>
  settledWhys(scene).map(({ question, sentence }) => activity('why', question, [itemOf(sentence, scene.reading)]));
