import type { OpenAnswer, PlanAnswer, QuizAnswer, SceneAnswer, SourceAnswer } from '../domain/model/answers.ts';
import type { CallInput } from '../pipeline/prompts/call-input.ts';
import { languageFor } from './languages/languages.ts';
import { lessonOf } from './lesson.ts';
import { materialOf } from './material.ts';
import { answerPlan } from './plan/plan.ts';
import { topicOf } from './plan/topic.ts';
import { answerOpen } from './quiz/open/open.ts';
import { answerQuiz } from './quiz/quiz.ts';
import { answerScene } from './scenes/scene.ts';
import { answerSource } from './topics/source.ts';

/** Answers a call as a model would, with an object of the task's answer schema: extractive, and the same every time. */
export const answer = ({
  spec,
  language,
  chunks,
  task,
}: CallInput): SourceAnswer | PlanAnswer | SceneAnswer | QuizAnswer | OpenAnswer => {
  const contract = { ...spec, language };
  if (task.kind === 'source') return answerSource(contract);
  const material = materialOf(chunks, languageFor(contract.language, chunks));
  const lesson = lessonOf(contract, material, topicOf(contract, material, []));
  if (task.kind === 'plan') return answerPlan(task, lesson, []);
  if (task.kind === 'open') return answerOpen(task, lesson);
  return task.kind === 'quiz' ? answerQuiz(task, lesson) : answerScene(task, lesson);
};
