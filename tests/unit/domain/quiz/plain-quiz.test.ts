import { describe, expect, it } from 'vitest';
import { asQuestions, parsePlainQuiz } from '../../../../lambdas/domain/quiz/plain-quiz.ts';
import { chapter } from '../progress/samples.ts';

const text = `## Quiz

1. What does a leaf take in?
A) Carbon dioxide
B) Oxygen
C) Salt
D) Iron

2. What drives photosynthesis?
A) Wind
B) Light

Answer Key
1. A
2. B - Light splits water.`;

/** One question with these options and this line in the answer key. */
const one = (options: readonly string[], key: string | null) =>
  parsePlainQuiz(
    [
      '1. Which of these is right?',
      ...options.map((option, at) => `${String.fromCharCode(65 + at)}) ${option}`),
      ...(key === null ? [] : ['Answer Key', `1. ${key}`]),
    ].join('\n'),
  );
const read = (options: readonly string[], key: string | null) => {
  const { quiz, keys } = one(options, key);
  return { question: quiz.questions[0], index: keys[0]?.correctAnswer };
};

const four = ['one', 'two', 'three', 'four'];

describe('a quiz that is plain text', () => {
  it('is read: numbered questions, A) to D) options, an answer key [QUIZ-05]', () => {
    const { quiz, keys } = parsePlainQuiz(text);
    expect(quiz.questions).toEqual([
      { id: 'q1', question: 'What does a leaf take in?', options: ['Carbon dioxide', 'Oxygen', 'Salt', 'Iron'] },
      { id: 'q2', question: 'What drives photosynthesis?', options: ['Wind', 'Light'] },
    ]);
    expect(keys.map(({ correctAnswer, explanation }) => [correctAnswer, explanation])).toEqual([
      [0, ''],
      [1, 'Light splits water.'],
    ]);
  });

  it('is read with bold marks, answers under the questions, and several answers in a line [QUIZ-05]', () => {
    const marked = '**1) First of all?**\n- A. yes\n- B. no\nAnswer: B\nExplanation: It says so.';
    expect(parsePlainQuiz(marked).keys).toMatchObject([{ correctAnswer: 1, explanation: 'It says so.' }]);
    const several = '1. First?\nA) a\nB) b\n2. Second?\nA) a\nB) b\n## Answers:\n1. B, 2. A';
    expect(parsePlainQuiz(several).keys.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 0]);
  });

  it('takes its key as an index or as a letter [QUIZ-03, QUIZ-04]', () => {
    expect(['0', '3', 'A', 'd', 'C)', 'three'].map((key) => read(four, key).index)).toEqual([0, 3, 0, 3, 2, 2]);
    expect(read(four, 'C').question).not.toHaveProperty('practice');
  });

  it('keeps the first four options; where the cut lost the right one, it is practice [QUIZ-06]', () => {
    const five = [...four, 'five'];
    expect(read(five, 'B')).toEqual({
      question: { id: 'q1', question: 'Which of these is right?', options: four },
      index: 1,
    });
    expect(read(five, 'E')).toMatchObject({ question: { options: four, practice: true }, index: 3 });
  });

  it('clamps an index that is out of range, as practice [QUIZ-07]', () => {
    expect(read(four, '9')).toMatchObject({ index: 3, question: { practice: true } });
    expect(read(['yes', 'no'], 'D')).toMatchObject({ index: 1, question: { practice: true } });
  });

  it.each([null, 'see the book', ''])('takes the first option where the key is %s, as practice [QUIZ-08]', (key) => {
    expect(read(four, key)).toMatchObject({ index: 0, question: { practice: true } });
  });

  it('drops a question with fewer than two options [QUIZ-09, QUIZ-02]', () => {
    const { quiz } = parsePlainQuiz(`0. Alone?\nA) only\n\n${text}`);
    expect(quiz.questions.map(({ question }) => question)).toEqual([
      'What does a leaf take in?',
      'What drives photosynthesis?',
    ]);
  });

  it('keeps one of two questions with the same text [QUIZ-10]', () => {
    const twice = '1. Is it  so?\nA) yes\nB) no\n2. is it so?\nA) no\nB) yes\nAnswer Key\n1. A\n2. A';
    expect(parsePlainQuiz(twice).quiz.questions).toMatchObject([{ question: 'Is it so?', options: ['yes', 'no'] }]);
  });

  it('shows a general question when nothing can be read, as practice [QUIZ-11]', () => {
    expect(parsePlainQuiz('I am sorry, there is no quiz.').quiz.questions).toMatchObject([{ practice: true }]);
  });
});

describe('a scene', () => {
  const quizScene = { ...chapter, type: 'quiz' as const, content: text };

  it('that holds a quiz as text is read as questions, without the text that names the answers [QUIZ-05]', () => {
    const { quiz, content, keys } = asQuestions(quizScene);
    expect([quiz?.questions.length, keys.length, content]).toEqual([2, 2, null]);
  });

  it('of another kind, or not written yet, stays as it is', () => {
    expect(asQuestions({ ...chapter, content: text })).toMatchObject({ quiz: null, content: text });
    expect(asQuestions({ ...quizScene, state: 'stub' })).toMatchObject({ quiz: null });
  });
});
