import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { ProgressEntries } from '../progress/progress-view.ts';

/** Minutes recorded over all scenes. */
export const minutesOf = (entries: ProgressEntries): number =>
  [...entries.values()].reduce((sum, { time_spent }) => sum + time_spent, 0);

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Number of words in the text, in any script; quizzes are not counted. */
export const wordsOf = (scenes: readonly Pick<Scene, 'content'>[]): number =>
  scenes.reduce(
    (sum, { content }) => sum + [...words.segment(content ?? '')].filter(({ isWordLike }) => isWordLike).length,
    0,
  );
