import type { Plan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Model } from '../../domain/model/model.ts';
import type { WritingContext, WritingResult } from './context.ts';
import { writeEdition } from './write-edition.ts';
import { writeQuiz } from './write-quiz.ts';
import { writeText } from './write-text.ts';

const lastOrder = ({ scenes }: Plan): number => Math.max(...scenes.map((scene) => scene.order));

/** Writes one scene of a plan from its own chunks, without the text of other scenes. */
export const writeScene = (
  model: Model,
  context: WritingContext,
  plan: Plan,
  planned: PlannedScene,
): Promise<WritingResult> => {
  const { type, order, title, chunks } = planned;
  if (type === 'quiz' || type === 'assessment') return writeQuiz(model, context, planned);
  const chapters = plan.scenes.filter((scene) => scene.type === 'chapter').map((scene) => scene.title);
  const write = context.edition ? writeEdition : writeText;
  return write(model, context, { type, order, title, chunks, chapters, of: lastOrder(plan) });
};
