import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';

const textKinds = ['invented fact', 'quote out of context', 'drifting name', 'second narrator'] as const;
const questionKinds = ['wrong key', 'two right options'] as const;
export const faultKinds = [...textKinds, ...questionKinds] as const;

const place = { id: z.string(), scene: z.int() };
/** `find` stands once in the scene's text. `put` takes its place and is wholly the fault. */
const TextFaultSchema = z.object({ ...place, kind: z.enum(textKinds), find: z.string(), put: z.string() });
/** `question` is a part of its question. `option` becomes the key, or `put` takes its place, which is right as well. */
const QuestionFaultSchema = z.object({
  ...place,
  kind: z.enum(questionKinds),
  question: z.string(),
  option: z.string(),
  put: z.optional(z.string()),
});
const FaultsSchema = z.array(z.union([TextFaultSchema, QuestionFaultSchema]));

export type TextFault = z.infer<typeof TextFaultSchema>;
export type QuestionFault = z.infer<typeof QuestionFaultSchema>;
export type Fault = TextFault | QuestionFault;

export const readFaults = (file: string): readonly Fault[] =>
  z.parse(FaultsSchema, JSON.parse(readFileSync(file, 'utf8')));

export const isTextFault = (fault: Fault): fault is TextFault => 'find' in fault;

/** A fault that does not fit its lesson: nothing would be planted. */
export class CannotPlant extends Error {
  override readonly name = 'CannotPlant';
}

/** Where a fault stands once it is planted. */
export const placeOf = ({ id, put }: TextFault, content: string): { readonly start: number; readonly end: number } => {
  const start = content.indexOf(put);
  if (start === -1) throw new CannotPlant(`${id}: its words do not stand in the scene`);
  return { start, end: start + put.length };
};

const withText = (scene: WrittenScene, { id, find, put }: TextFault): WrittenScene => {
  const parts = scene.content?.split(find) ?? [];
  if (parts.length !== 2) throw new CannotPlant(`${id}: "${find}" stands ${parts.length - 1} times in ${scene.order}`);
  return { ...scene, content: parts.join(put) };
};

/** The question that is spoiled: the only one with these words. */
export const questionOf = (scene: WrittenScene, { id, question }: QuestionFault): string => {
  const asked = scene.quiz?.questions.filter((one) => one.question.includes(question)) ?? [];
  const [only] = asked;
  if (!only || asked.length > 1) throw new CannotPlant(`${id}: ${asked.length} questions have "${question}"`);
  return only.id;
};

const withQuestion = (scene: WrittenScene, fault: QuestionFault): WrittenScene => {
  const id = questionOf(scene, fault);
  const asked = scene.quiz?.questions.find((one) => one.id === id);
  const options = asked && 'options' in asked ? asked.options : [];
  const at = options.indexOf(fault.option);
  const key = scene.keys.find((one) => one.id === id);
  if (!scene.quiz || at === -1 || !key || !('correctAnswer' in key) || key.correctAnswer === at)
    throw new CannotPlant(`${fault.id}: no wrong option "${fault.option}"`);
  if (fault.kind === 'wrong key') {
    // Whoever is wrong about the key takes the right option for the mistake
    const swapped = key.about?.map((said, index) =>
      index === at ? '' : index === key.correctAnswer ? (key.about?.[at] ?? '') : said,
    );
    const wrong = { ...key, correctAnswer: at, ...(swapped && { about: swapped }) };
    return { ...scene, keys: scene.keys.map((one) => (one === key ? wrong : one)) };
  }
  const spoiled = options.map((option, index) => (index === at ? (fault.put ?? '') : option));
  const questions = scene.quiz.questions.map((one) => (one.id === id ? { ...one, options: spoiled } : one));
  return { ...scene, quiz: { ...scene.quiz, questions } as typeof scene.quiz };
};

/** A copy of the scene with the fault in it. Throws `CannotPlant`. */
export const plant = (scene: WrittenScene, fault: Fault): WrittenScene =>
  isTextFault(fault) ? withText(scene, fault) : withQuestion(scene, fault);
