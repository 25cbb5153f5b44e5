import type { LessonPlan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Model } from '../../domain/model/model.ts';
import type { Attempt, Brief } from './brief.ts';
import { writeQuiz } from './write-quiz.ts';
import { writeText } from './write-text.ts';

const lastOrder = ({ scenes }: LessonPlan): number => Math.max(...scenes.map((scene) => scene.order));

/** Writes one scene of a plan from its own chunks: nothing waits for a neighbour's text. */
export const writeScene = (model: Model, brief: Brief, plan: LessonPlan, planned: PlannedScene): Promise<Attempt> => {
  const { type, order, title, chunks } = planned;
  if (type === 'quiz' || type === 'assessment') return writeQuiz(model, brief, planned);
  const chapters = plan.scenes.filter((scene) => scene.type === 'chapter').map((scene) => scene.title);
  return writeText(model, brief, { type, order, title, chunks, chapters, of: lastOrder(plan) });
};
