import type { OpenAnswer, PlanAnswer, QuizAnswer, SceneAnswer, SourceAnswer } from '../domain/model/answers.ts';
import { readMaterial, readOutline, readSpec, readTask } from '../pipeline/prompts/envelope.ts';
import { languageFor } from './languages/languages.ts';
import { lessonOf } from './lesson.ts';
import { materialOf } from './material.ts';
import { answerPlan } from './plan/plan.ts';
import { topicOf } from './plan/topic.ts';
import { answerOpen } from './quiz/open/open.ts';
import { answerQuiz } from './quiz/quiz.ts';
import { answerScene } from './scenes/scene.ts';
import { answerSource } from './topics/source.ts';

/** The prompt is none of Fabula's: the engine answers nothing else. */
class UnreadablePrompt extends Error {
  override readonly name = 'UnreadablePrompt';
}

/**
 * Answers a prompt (system and user text together) as a model would, with an object of the task's answer schema:
 * extractive, without a network, and the same every time. Throws `UnreadablePrompt` when contract or task are missing.
 */
export const answer = (prompt: string): SourceAnswer | PlanAnswer | SceneAnswer | QuizAnswer | OpenAnswer => {
  const contract = readSpec(prompt);
  const task = readTask(prompt);
  if (!contract || !task) throw new UnreadablePrompt('The prompt has no contract or no task');
  if (task.kind === 'source') return answerSource(contract);
  const chunks = readMaterial(prompt);
  const outline = readOutline(prompt) ?? [];
  const material = materialOf(chunks, languageFor(contract.language, chunks));
  const lesson = lessonOf(contract, material, topicOf(contract, material, outline));
  if (task.kind === 'plan') return answerPlan(task, lesson, outline);
  if (task.kind === 'open') return answerOpen(task, lesson);
  return task.kind === 'quiz' ? answerQuiz(task, lesson) : answerScene(task, lesson);
};
