import type { QuizAnswer } from '../../domain/model/answers.ts';
import type { QuizTask } from '../../pipeline/prompts/tasks.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import { hash } from '../seed.ts';
import type { Sentence } from '../text/chunk.ts';
import { questionsOn } from './candidates.ts';
import { chosenQuestions } from './select.ts';
import { asked, type Settled } from './settle.ts';

/** Chunks that a quiz looks back on stand behind those of its own, and a quiz before it has asked about them. */
const lookedBackOn = (ids: readonly string[], order: ReadonlyMap<string, number>): Set<string> => {
  let latest = -1;
  return new Set(
    ids.filter((id) => {
      const place = order.get(id) ?? 0;
      const back = place < latest;
      latest = Math.max(latest, place);
      return back;
    }),
  );
};

/** How many of a chunk's best questions another quiz is taken to have asked. */
const ASKED_BEFORE = 3;
/** Without what was asked already, and without whatever else is asked of the same sentences. */
const unasked = (all: readonly Settled[], back: ReadonlySet<string>): Settled[] => {
  const counts = new Map<string, number>();
  const used = new Set<Sentence | string>();
  return all.filter(({ candidate: { chunk, sentences, quote } }) => {
    const count = counts.get(chunk) ?? 0;
    if (!back.has(chunk)) return true;
    const shown = [quote, ...sentences];
    const known = shown.some((one) => used.has(one));
    if (!known && count >= ASKED_BEFORE) return true;
    counts.set(chunk, count + (known ? 0 : 1));
    for (const one of shown) used.add(one);
    return false;
  });
};

export const answerQuiz = (task: QuizTask, lesson: Lesson): QuizAnswer => {
  const { material, teller } = lesson;
  const { language } = material;
  const order = new Map(material.chunks.map(({ id }, index) => [id, index]));
  const all = unasked(questionsOn(lesson, chunksOf(material, task.chunks)), lookedBackOn(task.chunks, order));
  const wanted = { count: task.questions, kept: task.kept ?? [], reasons: task.reasons ?? [] };
  // In the order of the material, so that a quiz retells what was read.
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
