import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { ToldChapter } from '../../domain/generation/plan/told.ts';
import type { Model } from '../../domain/model/model.ts';
import { sumUsage } from '../../domain/model/token-usage.ts';
import { assembleOpen } from '../../domain/quiz/assemble-open.ts';
import { assembleQuiz } from '../../domain/quiz/assemble-quiz.ts';
import { comparable } from '../../domain/quiz/checks/comparable.ts';
import { countOpen, writeOpen } from './ask-open.ts';
import { writeOptions } from './ask-questions.ts';
import type { WritingContext, WritingResult } from './context.ts';

/** Writes a quiz: questions with options, then open questions. */
export const writeQuiz = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  told?: readonly ToldChapter[],
): Promise<WritingResult> => {
  const options = await writeOptions(model, context, planned, told);
  const open = await writeOpen(model, context, planned, options.passed.map(comparable));
  const usage = sumUsage(options.usage, open.usage);
  const first = assembleQuiz(options.passed, `${context.seed}/${planned.order}`);
  const second = assembleOpen(open.passed, first.questions.length);
  const questions = [...first.questions, ...second.questions];
  if (questions.length === 0) return { scene: undefined, usage };
  const { order, type, title } = planned;
  return {
    usage,
    scene: {
      order,
      type,
      title,
      content: null,
      quiz: { title, description: options.description, questions },
      keys: [...first.keys, ...second.keys],
      sources: [],
      terms: [],
      activities: [],
      asked: planned.questions + (planned.open ? countOpen(planned.open) : 0),
      passed: questions.length,
    },
  };
};
