import { type Composition, compose, growing, type Shape, type Shaped, shapeOf } from './composition.ts';
import { QUIZ_SIZE, questionsIn } from './material-yield.ts';
import { arrange, type Entry } from './sequence.ts';

/** What is asked for. */
export interface Wishes extends Shaped {
  readonly sceneTarget: number;
  readonly questionTarget: number;
  /** Only for what is added to a lesson: the order of the last scene that stands. */
  readonly after?: number | undefined;
}

/** How much material there is; without end where nobody knows yet. */
export interface Extent {
  readonly words: number;
  readonly chunks: number;
}

export const UNKNOWN_EXTENT: Extent = { words: Number.POSITIVE_INFINITY, chunks: Number.POSITIVE_INFINITY };

/** Words of material that one entry can honestly be made from. */
const WORDS_A_SCENE = 60;

/** The largest lesson up to `scenes` entries that gives every chapter material of its own. */
const fitting = (scenes: number, questions: number, chunks: number, shape: Shape): Composition => {
  for (let entries = scenes; entries > 1; entries -= 1) {
    const composition = compose(entries, questions, shape);
    if (composition.chapters <= chunks) return composition;
  }
  return compose(1, questions, shape);
};

export interface Entries {
  readonly entries: readonly Entry[];
  readonly questions: number;
}

/**
 * The sidebar of a lesson before anybody wrote anything, the same for who is shown what to expect and for who writes
 * it. Material that holds less gets fewer scenes and questions, never padding.
 */
export const planEntries = (wishes: Wishes, { words, chunks }: Extent): Entries => {
  const { sceneTarget, after, mode } = wishes;
  const wanted = Math.min(wishes.questionTarget, questionsIn(words));
  const least = wanted > 0 ? 2 : 1;
  const scenes = Math.min(sceneTarget, Math.max(least, Math.floor(words / WORDS_A_SCENE)));
  const composition =
    after === undefined ? fitting(scenes, wanted, chunks, shapeOf(wishes)) : growing(scenes, wanted, chunks);
  const questions = Math.min(wanted, composition.quizzes * QUIZ_SIZE.most);
  return { entries: arrange(composition, questions, mode === 'traditional' ? 'assessment' : 'quiz'), questions };
};
