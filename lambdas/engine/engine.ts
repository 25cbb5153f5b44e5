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
  ideas: [],
  questions: questionsOn(reading, chunks, { count: questions, kept }),
});

const answerOpen = ({ chunks, shortAnswers, kept }: OpenTask, { reading }: Lesson): OpenAnswer => ({
  questions: openQuestionsOn(reading, chunks, { shortAnswers, kept }),
});

/**
 * Answers a call with an object of its schema, the same every time. Throws for tasks that only a model that writes has.
 */
export const answer = (
  input: CallInput,
): SourceAnswer | EditionPlanAnswer | EditionSceneAnswer | QuizAnswer | OpenAnswer => {
  const { spec, task } = input;
  if (task.kind === 'source') return answerSource(spec);
  const reading = readMaterial(input);
  const lesson: Lesson = { spec, reading, edition: editionOf(spec, reading) };
  if (task.kind === 'edition') return answerPlan(lesson);
  if (task.kind === 'open') return answerOpen(task, lesson);
  if (task.kind === 'quiz') return answerQuiz(task, lesson);
  if (task.kind === 'scene') return answerScene(task, lesson);
  throw new TypeError('The engine plans editions and nothing else');
};
