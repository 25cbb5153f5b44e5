import { minutesFor } from '../../../lambdas/domain/scene/scene.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import type { Scene } from '../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { contractFor, fixture, teach } from '../../unit/engine/teach.ts';
import { aProgress, aScene, nothingRead, SESSION } from '../../unit/web/samples/sessions.ts';

export const shown = (scene: WrittenScene): Scene =>
  aScene(scene.order, {
    type: scene.type,
    title: scene.title,
    content: scene.content,
    quiz: scene.quiz,
    estimated_duration: minutesFor(scene),
    sources: isQuiz(scene.type) ? [] : [...scene.sources],
    terms: [...scene.terms],
  });

/** A whole story as the embedded engine writes it. */
export const lesson = await teach(fixture('cellular-respiration.txt'), contractFor(30));
export const scenes: readonly Scene[] = lesson.scenes.map(shown);
/** Another one, whose material is full of lists and formatting. */
export const fromMarkdown = (await teach(fixture('ferry-manual.md'), contractFor(30))).scenes.map(shown);
export const quiz: Scene = scenes.find(({ type }) => type === 'quiz') ?? scenes[0]!;

/** The same during generation: the first scenes are written, the others are not. */
export const halfWritten = scenes.map((scene, index) =>
  index < 3 ? scene : { ...scene, state: 'stub' as const, content: null, quiz: null, sources: [], terms: [] },
);

export const modulesOf = (some: readonly Scene[]) => ({
  modules: some.length > 0 ? [{ story_session_id: SESSION, order_index: 1, scenes: some }] : [],
});

const keys = lesson.scenes.find(({ order }) => order === quiz.order_index)?.keys ?? [];
const marked = keys.flatMap((key) =>
  'correctAnswer' in key ? [{ ...key, about: undefined, chosen: key.correctAnswer, correct: true }] : [],
);
const score = 100;

/** The quiz with every answer right. */
export const graded = {
  score,
  passed: true,
  questions: marked,
  entry: aProgress(quiz, { mastery_score: score, latest_score: score }),
  session: { ...nothingRead, score: 33, mastery: score / 100, learning_status: 'in-progress' },
};
