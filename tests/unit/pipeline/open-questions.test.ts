import { describe, expect, it } from 'vitest';
import { createWritingContext } from '../../../lambdas/pipeline/writing/context.ts';
import { writeQuiz } from '../../../lambdas/pipeline/writing/write-quiz.ts';
import { isOpen, isOpenKey } from '../../../shared/model/learning/question.ts';
import { contractOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riverChunks } from '../../fixtures/lesson/questions.ts';

const chunks = riverChunks(6);
const context = createWritingContext(contractOf({ mode: 'traditional' }), {
  chunks,
  language: 'en',
  hash: 'seed',
  characters: 1,
  words: 1,
});
const planned = {
  order: 3,
  type: 'assessment' as const,
  title: 'Check',
  chunks: chunks.map(({ id }) => id),
  questions: 2,
  open: { shortAnswers: 1, caseStudies: 1 },
};

describe('a quiz with open questions', () => {
  it('asks options first, then short answers, then the case, and counts them all [QUIZ-26, TRAD-19]', async () => {
    const model = fakeModel();
    const { scene } = await writeQuiz(model, context, planned);
    expect(model.calls.map(({ name }) => name)).toEqual(['quiz', 'open_questions']);
    expect(scene?.quiz?.questions.map((one) => (isOpen(one) ? one.kind : 'mcq'))).toEqual([
      'mcq',
      'mcq',
      'short_answer',
      'case_study',
    ]);
    expect(scene?.keys.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(scene?.keys.slice(2).every(isOpenKey)).toBe(true);
    expect([scene?.asked, scene?.passed]).toEqual([4, 4]);
  });

  it('asks once more with the reasons for what fails the checks, then goes without', async () => {
    const model = fakeModel(({ task }, good) => {
      if (task.kind !== 'open' || !('questions' in good)) return undefined;
      return { questions: good.questions.map((question) => ({ ...question, modelAnswer: '' })) };
    });
    const { scene } = await writeQuiz(model, context, planned);
    const repair = model.calls.at(-1);
    expect(repair?.name).toBe('open_repair');
    expect(repair?.task).toMatchObject({
      shortAnswers: 1,
      caseStudies: 1,
      reasons: ['The model answer is missing or too long.'],
    });
    expect([scene?.asked, scene?.passed]).toEqual([4, 2]);
  });

  it('asks for no options where none were agreed on [TRAD-20]', async () => {
    const model = fakeModel();
    const { scene } = await writeQuiz(model, context, { ...planned, questions: 0 });
    expect(model.calls.map(({ name }) => name)).toEqual(['open_questions']);
    expect(scene?.passed).toBe(2);
  });
});
