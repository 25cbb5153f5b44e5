import type {
  EditionPlanAnswer,
  EditionSceneAnswer,
  OpenAnswer,
  QuizAnswer,
  SourceAnswer,
} from '../domain/model/answers.ts';
import type { CallInput } from '../pipeline/prompts/call-input.ts';
import type { OpenTask, QuizTask } from '../pipeline/prompts/tasks.ts';
import { topicTextFor } from './data/topics.ts';
import type { Lesson } from './edition/around.ts';
import { editionOf } from './edition/edition.ts';
import { answerPlan } from './edition/plan.ts';
import { answerScene } from './edition/scene.ts';
import { readMaterial } from './nlp/read-material.ts';
import { openQuestionsOn } from './rules/open-questions.ts';
import { questionsOn } from './rules/questions-on.ts';

/** The text on a preset sub-topic; of anything else the engine knows nothing, and says nothing. */
const answerSource = ({ topic }: CallInput['spec']): SourceAnswer => {
  const [heading = '', ...rest] = (topicTextFor(topic?.subtopic ?? '') ?? '').trim().split('\n');
  return { title: heading.replace(/^#\s*/, ''), text: rest.join('\n').trim() };
};

const answerQuiz = ({ title, chunks, questions, kept, order }: QuizTask, { reading, edition }: Lesson): QuizAnswer => ({
  title,
  description: edition.telling?.gate(order) ?? edition.phrases.quiz.lead,
  questions: questionsOn(reading, chunks, { count: questions, kept }),
});

const answerOpen = ({ chunks, shortAnswers, kept }: OpenTask, { reading }: Lesson): OpenAnswer => ({
  questions: openQuestionsOn(reading, chunks, { shortAnswers, kept }),
});

/**
 * Answers a call as a model would, with an object of the task's answer schema: extractive, without a network, and the
 * same every time. Throws for the plan of a model that writes, which is none of its tasks.
 */
export const answer = (
  input: CallInput,
): SourceAnswer | EditionPlanAnswer | EditionSceneAnswer | QuizAnswer | OpenAnswer => {
  const { spec, task } = input;
  if (task.kind === 'source') return answerSource(spec);
  if (task.kind === 'plan') throw new TypeError('The engine plans editions and nothing else');
  const reading = readMaterial(input);
  const lesson: Lesson = { spec, reading, edition: editionOf(spec, reading) };
  if (task.kind === 'edition') return answerPlan(lesson);
  if (task.kind === 'open') return answerOpen(task, lesson);
  return task.kind === 'quiz' ? answerQuiz(task, lesson) : answerScene(task, lesson);
};
