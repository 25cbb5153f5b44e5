import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../fake-api.ts';
import { aPassage, aProgress, aQuizScene, aSession, nothingRead } from '../samples/sessions.ts';
import { open, title } from '../viewer/stage.tsx';

const site = vi.hoisted(() => ({ basic: false }));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => site }));
beforeEach(() => void (site.basic = false));

const scene = aQuizScene(1, 0, {
  type: 'assessment',
  quiz: {
    title: null,
    description: null,
    questions: [
      { id: 'o1', kind: 'case_study', question: 'What does the plant lack?', scenario: 'A plant stands in the dark.' },
      { id: 'o2', kind: 'short_answer', question: 'What is made of light?', scenario: null },
    ],
  },
});
const point = (text: string, found: boolean) => ({ text, found, evidence: aPassage(`${text}, say the notes.`) });
const entry = aProgress(scene, { mastery_score: 25, latest_score: 25 });
const open1 = { id: 'o1', answer: 'It lacks light.', modelAnswer: 'It lacks light, and so ATP.' };

const graded = () => ({
  score: 25,
  passed: false,
  questions: [
    {
      ...open1,
      points: [point('Light is missing', true), point('ATP is missing', false)],
      judge: 'model',
      score: 50,
      correct: false,
      view: null,
    },
    {
      id: 'o2',
      answer: '',
      modelAnswer: 'Sugar.',
      points: [point('Sugar', false)],
      judge: 'model',
      score: 0,
      correct: false,
      view: null,
    },
  ],
  entry,
  session: nothingRead,
});

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const article = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);

const answer = async (answers: Parameters<typeof open>[0] = {}) => {
  const view = open({ scenes: [scene], ...answers, answers: { submitAnswers: graded, ...answers?.answers } });
  await press('Start Quiz');
  await title('What does the plant lack?');
  return view;
};
const submit = async (given: Parameters<typeof open>[0] = {}) => {
  const view = await answer(given);
  await user.type(box(), 'It lacks 1 thing: light.');
  await press('Next');
  await title('What is made of light?');
  await user.type(box(), 'Nothing');
  await press('Submit Quiz');
  await title('Not passed yet, two to look at again');
  return view;
};

describe('an open question [QUIZ-26, VIEW-16]', () => {
  it.each([
    [false, /^In your own words; it is compared with what your material says/],
    [true, /^In your own words\. Afterwards you tick yourself which points of your material it makes/],
  ])('says who compares its answer with the material, a model or its reader; no model: %s', async (basic, says) => {
    site.basic = basic;
    await answer();
    expect(await screen.findByText(says)).toBeTruthy();
  });

  it('shows its case, counts what is typed, and keeps it when one goes back and forth [QUIZ-15, QUIZ-16]', async () => {
    await answer();
    expect(screen.getByText('A plant stands in the dark.')).toBeTruthy();
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    expect(next.disabled).toBe(true);
    await user.type(box(), 'It lacks 1 thing{Enter}and more');
    expect(screen.getByText('25 / 2,000')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await title('What is made of light?');
    expect(box().value).toBe('');
    await press('Back');
    expect(box().value).toBe('It lacks 1 thing\nand more');
  });

  it('is shown beside its model answer, with each key point found or missed and its passage', async () => {
    const { callsOf } = await submit();
    expect(callsOf('submitAnswers')[0]?.body).toEqual({
      answers: [
        { id: 'o1', text: 'It lacks 1 thing: light.' },
        { id: 'o2', text: 'Nothing' },
      ],
    });
    const shown = await article('What does the plant lack?');
    expect(shown.getByText('It lacks light, and so ATP.')).toBeTruthy();
    expect(shown.getByText('1 of 2 key points, 50%')).toBeTruthy();
    const points = shown.getAllByRole('listitem');
    expect(points.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Light is missing In your answer'),
      expect.stringContaining('ATP is missing Not in your answer'),
    ]);
    expect(within(points[1] as HTMLElement).getByText('ATP is missing, say the notes.')).toBeTruthy();
    expect(within(points[1] as HTMLElement).getByText('Light reactions')).toBeTruthy();
  });

  it('takes the learner’s own view beside the grade', async () => {
    const keepView = () => ({ entry, session: nothingRead });
    const { callsOf } = await submit({ answers: { keepView } });
    const shown = await article('What does the plant lack?');
    await user.click(shown.getByRole('radio', { name: 'I had this right' }));
    expect(await shown.findByRole('radio', { name: 'I had this right', checked: true })).toBeTruthy();
    expect(callsOf('keepView')[0]?.body).toEqual({ questionId: 'o1', view: 'right' });
    expect(screen.getByText('25')).toBeTruthy();
  });
});

describe('an open answer without a model', () => {
  const answered = (score: number | null) => ({
    score,
    passed: false,
    questions: graded().questions.map((question) => ({
      ...question,
      answer: 'In other words',
      points: question.points.map((one) => ({ ...one, found: false })),
      judge: 'learner',
      score: null,
    })),
    entry,
    session: nothingRead,
  });

  it('is called nothing before its learner has compared it, point by point', async () => {
    let asked = 0;
    const compareAnswer = () => {
      asked += 1;
      return { score: asked === 2 ? 75 : null, passed: false, entry, session: nothingRead };
    };
    const view = await answer({ answers: { submitAnswers: () => answered(null), compareAnswer } });
    await user.type(box(), 'In other words');
    await press('Next');
    await title('What is made of light?');
    await user.type(box(), 'In other words');
    await press('Submit Quiz');
    expect(await title('2 answers to compare')).toBeTruthy();
    expect(screen.queryByText('Wrong')).toBeNull();
    expect(screen.queryByText('Not in your answer')).toBeNull();
    expect(screen.getByText('Quiz completed!')).toBeTruthy();

    const first = await article('What does the plant lack?');
    await user.click(first.getByRole('checkbox', { name: 'Light is missing' }));
    await user.click(first.getByRole('button', { name: 'Keep this comparison' }));
    expect(await first.findByText('1 of 2 key points, 50%')).toBeTruthy();
    expect(await title('One answer to compare')).toBeTruthy();
    const second = await article('What is made of light?');
    await user.click(second.getByRole('checkbox', { name: 'Sugar' }));
    await user.click(second.getByRole('button', { name: 'Keep this comparison' }));
    expect(await screen.findByText('Quiz completed! Score: 75%')).toBeTruthy();
    expect(await title('Not passed yet, one to look at again')).toBeTruthy();
    expect(screen.queryByText('Wrong')).toBeNull();
    expect(view.callsOf('compareAnswer').map(({ body }) => body)).toEqual([
      { questionId: 'o1', found: [0] },
      { questionId: 'o2', found: [0] },
    ]);
    await user.click(first.getByRole('button', { name: 'Compare again' }));
    expect(first.getByRole<HTMLElement>('checkbox', { name: 'Light is missing' }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });
});

describe('a question that is wrong', () => {
  // Below a red cross, "This question is wrong" was mistaken for the verdict
  const disputeQuestion = ({ body }: Call) => {
    const { withdraw } = body as { withdraw: boolean };
    return { score: withdraw ? 25 : 50, passed: false, entry, session: nothingRead };
  };

  it('leaves the score with a reason, and comes back when that is undone', async () => {
    const { callsOf } = await submit({ answers: { disputeQuestion } });
    const shown = await article('What is made of light?');
    await user.click(shown.getByRole('button', { name: 'Report this question' }));
    await user.type(shown.getByRole('textbox', { name: /What is wrong with it/ }), 'It was never taught.');
    await user.click(shown.getByRole('button', { name: 'Take it out of the score' }));
    expect(await shown.findByText(/It does not count/)).toBeTruthy();
    expect(shown.getByText('Not counted')).toBeTruthy();
    expect(screen.getByText('50')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Undo' }));
    expect(await shown.findByRole('button', { name: 'Report this question' })).toBeTruthy();
    expect(screen.getByText('25')).toBeTruthy();
    expect(callsOf('disputeQuestion').map(({ body }) => body)).toEqual([
      { questionId: 'o2', reason: 'It was never taught.', withdraw: false },
      { questionId: 'o2', reason: '', withdraw: true },
    ]);
  });
});

describe('what readers called wrong', () => {
  it('is counted where the author looks', async () => {
    open({ scenes: [scene], answers: { getSession: () => aSession({ disputed_questions: 2 }) } });
    expect(await screen.findByText('2 questions called wrong and taken out of a score.')).toBeTruthy();
  });
});

describe('a practice question', () => {
  it('says that it does not count, and a quiz of practice ends without a score [QUIZ-08, QUIZ-11]', async () => {
    const practice = aQuizScene(1, 1);
    const [question] = practice.quiz?.questions ?? [];
    if (!practice.quiz || !question) throw new Error('a quiz has questions');
    const quiz = { ...practice.quiz, questions: [{ ...question, practice: true as const }] };
    const submitAnswers = () => ({
      score: null,
      passed: true,
      questions: [{ id: 'q1', chosen: 0, correctAnswer: 0, correct: true, explanation: '', evidence: null }],
      entry: aProgress(practice),
      session: nothingRead,
    });
    open({ scenes: [{ ...practice, quiz }], answers: { submitAnswers } });
    await press('Start Quiz');
    expect(await screen.findByText('Practice, does not count')).toBeTruthy();
    await user.keyboard('1{Enter}');
    expect(await title('Practised')).toBeTruthy();
    expect(screen.getByText('Quiz completed!')).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Score' })).toBeNull();
  });
});
