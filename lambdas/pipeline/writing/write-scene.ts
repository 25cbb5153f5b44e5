import type { Plan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Model } from '../../domain/model/model.ts';
import type { SceneStory } from '../prompts/tasks.ts';
import type { WritingContext, WritingResult } from './context.ts';
import { writeEdition } from './write-edition.ts';
import { writeQuiz } from './write-quiz.ts';
import { writeText } from './write-text.ts';

const lastOrder = ({ scenes }: Plan): number => Math.max(...scenes.map((scene) => scene.order));

/** Chunks that a scene may quote: those of the plan, and of what it looks back on those that are quoted there. */
const chunksOf = ({ chunks }: PlannedScene, story: SceneStory | undefined): string[] => [
  ...new Set([...chunks, ...(story?.told ?? []).flatMap(({ quotes }) => quotes.map(({ chunk }) => chunk))]),
];

/** Writes one scene of a plan from its own chunks and from what it shares with the others. */
export const writeScene = (
  model: Model,
  context: WritingContext,
  plan: Plan,
  planned: PlannedScene,
  story?: SceneStory,
): Promise<WritingResult> => {
  const { type, order, title } = planned;
  if (type === 'quiz' || type === 'assessment') return writeQuiz(model, context, planned, story?.told);
  const chapters = plan.scenes.filter((scene) => scene.type === 'chapter').map((scene) => scene.title);
  const write = context.edition ? writeEdition : writeText;
  const chunks = chunksOf(planned, story);
  return write(model, context, { type, order, title, chunks, chapters, of: lastOrder(plan), story });
};
