import type { QuizAnswer } from '../../pipeline/prompts/answers.ts';
import type { QuizTask } from '../../pipeline/prompts/tasks.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import { hash } from '../seed.ts';
import { questionsOn } from './candidates.ts';
import { chosenQuestions } from './select.ts';
import { asked } from './settle.ts';

export const answerQuiz = (task: QuizTask, lesson: Lesson): QuizAnswer => {
  const { material, teller } = lesson;
  const { language } = material;
  const all = questionsOn(lesson, chunksOf(material, task.chunks));
  const wanted = { count: task.questions, kept: task.kept ?? [], reasons: task.reasons ?? [] };
  // In the order of the material, so that a quiz retells what was read.
  const order = new Map(material.chunks.map(({ id }, index) => [id, index]));
  const chosen = chosenQuestions(all, wanted, language).toSorted(
    (a, b) => (order.get(a.candidate.chunk) ?? 0) - (order.get(b.candidate.chunk) ?? 0),
  );
  const first = hash(task.title) % 4;
  return {
    title: task.title,
    description: teller.gate(task.title, task.order),
    questions: chosen.map((question, index) => asked(question, first + index, language)),
  };
};
