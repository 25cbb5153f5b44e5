import { activity, type FindActivities, itemOf } from './scene-text.ts';
import { settledWhys } from './why.ts';

/** Sentences at the head of a scene that a guess would be read together with. */
const IN_SIGHT = 4;

/** A guess before reading at a reason that the scene gives, but not in its first lines; its words are known before it is read. */
export const findPredict: FindActivities = (scene) =>
  settledWhys(scene)
    .filter(({ isKnown, sentence }) => isKnown && scene.sentences.indexOf(sentence) >= IN_SIGHT)
    .map(({ question, sentence }) => activity('predict', question, [itemOf(sentence, scene.reading)]));
