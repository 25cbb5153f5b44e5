import { describe, expect, it } from 'vitest';
import { type GradedQuestion, isOpen, type Passage } from '../../../../shared/model/learning/question.ts';
import {
  answersOf,
  fitted,
  intro,
  isLast,
  type QuizAction,
  type QuizState,
  quizStep,
} from '../../../../web/src/features/quiz/attempt/quiz-machine.ts';
import {
  answered,
  explains,
  optionText,
  verdict,
  verdictOfAll,
} from '../../../../web/src/features/quiz/results/results-view.ts';
import { aPassage, aQuizScene } from '../samples/sessions.ts';

const quiz = aQuizScene(3, 3).quiz;
if (!quiz) throw new Error('a quiz scene has a quiz');

const played = (...actions: QuizAction[]): QuizState => actions.reduce(quizStep, intro);
const start: QuizAction = { do: 'start', ids: ['q1', 'q2', 'q3'] };
const choose = (option: number): QuizAction => ({ do: 'reply', reply: option });
const next: QuizAction = { do: 'next' };

const graded = (id: string, correct: boolean): GradedQuestion => ({
  id,
  chosen: 1,
  correctAnswer: correct ? 1 : 2,
  correct,
  explanation: 'Because.',
  evidence: aPassage('It says so.'),
});
const result = (...right: boolean[]) => {
  const questions = right.map((correct, index) => graded(`q${index + 1}`, correct));
  const score = Math.round((right.filter(Boolean).length / right.length) * 100);
  return { score, passed: score >= 80, questions };
};

describe('an explanation', () => {
  const question = { id: 'q1', question: 'What is glass made of?', options: ['Clay', 'Sand', 'Glass', 'Lime'] };
  const evidence = aPassage('Glass is **made** of sand.');
  const said = (explanation: string, given: { chosen?: number; evidence?: Passage | null } = {}) =>
    explains(question, { id: 'q1', chosen: 1, correctAnswer: 1, correct: true, explanation, evidence, ...given });

  it.each(['Sand melts, and glass is made of sand, as every glazier in town knows.', 'Because.', 'A: Glass; B: sand'])(
    'is shown where it says more than the passage, or something else: %s',
    (explanation) => expect(said(explanation)).toBe(explanation),
  );

  it('says which of the options the passage names where its writer only repeats the passage', () => {
    const repeated = 'The material says: “Glass is made of sand.”';
    expect(said(repeated)).toBe('The passage names it: Sand.');
    expect(said(repeated, { chosen: 0 })).toBe('The passage names Sand. Clay does not stand in it.');
    expect(said(repeated, { chosen: 2 })).toBe('The passage names both, Sand and Glass. The question asks for Sand.');
  });

  it('claims nothing of a passage that says it in other words', () => {
    const other = aPassage('Its stuff lies on every beach.');
    expect(said('The material says: “Its stuff lies on every beach.”', { chosen: 0, evidence: other })).toBe('');
  });

  it('is shown where there is no passage', () => expect(said('Because.', { evidence: null })).toBe('Because.'));
});

describe('a quiz', () => {
  it('starts in the intro and shows its first question when started [QUIZ-13, QUIZ-14]', () => {
    expect(played()).toEqual({ step: 'intro' });
    expect(played(start)).toMatchObject({ step: 'in-progress', at: 0 });
  });

  it('does not go on before an answer is chosen [QUIZ-16]', () => {
    expect(played(start, next)).toMatchObject({ at: 0 });
    expect(played(start, choose(2), next)).toMatchObject({ at: 1 });
  });

  it('goes back and forth and keeps the answers [QUIZ-15]', () => {
    const state = played(start, choose(2), next, choose(0), { do: 'back' });
    expect(state).toMatchObject({ at: 0, replies: [2, 0, null] });
    expect(quizStep(state, { do: 'back' })).toMatchObject({ at: 0 });
  });

  describe('of which a second reader has a question replaced', () => {
    const state = played(start, choose(2), next, choose(0), next);
    if (state.step !== 'in-progress') throw new Error('still in progress');

    it('keeps each reply with its question, and the question that is shown', () => {
      expect(fitted(state, ['q2', 'q3', 'q4'])).toMatchObject({ at: 1, replies: [0, null, null] });
    });

    it('shows an open one where the one shown is gone', () => {
      expect(fitted(state, ['q1', 'q2', 'q4'])).toMatchObject({ at: 2, replies: [2, 0, null] });
    });

    it('asks for the new one before it is submitted', () => {
      const last = quizStep(fitted(state, ['q4', 'q2', 'q3']), choose(1));
      expect(last).toMatchObject({ at: 2, replies: [null, 0, 1] });
      expect(last.step === 'in-progress' && isLast(last)).toBe(false);
      const asked = [next, choose(3), next, next].reduce(quizStep, last);
      expect(asked).toMatchObject({ at: 2, replies: [3, 0, 1] });
      expect(asked.step === 'in-progress' && isLast(asked)).toBe(true);
    });

    it('is the same where nothing was', () => expect(fitted(state, ['q1', 'q2', 'q3'])).toBe(state));
  });

  it('ends in the results when it was graded [QUIZ-18]', () => {
    expect(played(start, { do: 'graded', graded: result(true) })).toMatchObject({ step: 'results', fresh: true });
  });

  it('is back at the intro after Retake [QUIZ-19]', () => {
    expect(played(start, { do: 'graded', graded: result(true) }, { do: 'retake' })).toEqual({ step: 'intro' });
  });

  it('can be set aside and taken up where it was', () => {
    const away = played(start, choose(1), next, { do: 'leave' });
    expect(away).toMatchObject({ away: true });
    expect(quizStep(away, { do: 'resume' })).toMatchObject({ at: 1, replies: [1, null, null], away: false });
  });

  it('opens nothing by itself from results that are looked at again', () => {
    const again = played(start, { do: 'graded', graded: result(true) }, { do: 'leave' }, { do: 'resume' });
    expect(again).toMatchObject({ step: 'results', fresh: false, away: false });
  });

  it('sends the chosen options under the ids of their questions', () => {
    const state = played(start, choose(2), next, choose(0), next, choose(3));
    if (state.step !== 'in-progress') throw new Error('still in progress');
    expect(answersOf(quiz, state)).toEqual([
      { id: 'q1', chosen: 2 },
      { id: 'q2', chosen: 0 },
      { id: 'q3', chosen: 3 },
    ]);
  });
});

describe('an open question [QUIZ-26]', () => {
  const questions = [
    { id: 'o1', kind: 'short_answer' as const, question: 'Why does a leaf need water?', scenario: null },
  ];
  const typed = (reply: string) => played({ do: 'start', ids: ['q1'] }, { do: 'reply', reply });

  it('is answered in words, and blanks are none', () => {
    const [blank, words] = [typed('  '), typed(' To replace electrons. ')];
    if (blank.step !== 'in-progress' || words.step !== 'in-progress') throw new Error('still in progress');
    expect(answersOf({ questions }, blank)).toEqual([]);
    expect(answersOf({ questions }, words)).toEqual([{ id: 'o1', text: 'To replace electrons.' }]);
  });
});

describe('a remark on a graded question', () => {
  const done = played(start, { do: 'graded', graded: result(true, false) });

  it('takes a wrong question out of the score, and back in', () => {
    const out = quizStep(done, { do: 'remark', remark: { id: 'q2', disputed: true, score: 100, passed: true } });
    expect(out).toMatchObject({
      fresh: false,
      graded: { score: 100, passed: true, questions: [{}, { disputed: true }] },
    });
    const back = quizStep(out, { do: 'remark', remark: { id: 'q2', disputed: false, score: 50, passed: false } });
    expect(back).toMatchObject({ graded: { score: 50, questions: [{}, { disputed: undefined }] } });
  });
});

describe('the results of a quiz', () => {
  it('put what was missed first', () => {
    expect(answered(quiz, result(true, false, true)).map(({ question }) => question.id)).toEqual(['q2', 'q1', 'q3']);
  });

  it('name options by their letters [QUIZ-25]', () => {
    const [question] = quiz.questions;
    if (!question || isOpen(question)) throw new Error('the quiz has questions with options');
    expect(optionText(question, 0)).toBe('A, the membrane 1');
    expect(optionText(question, 3)).toBe('D, the water 1');
    expect(optionText(question, null)).toBe('none');
  });

  it('say what the mark is and what to look at again [QUIZ-12]', () => {
    expect(verdict(result(true, true, true, true, false))).toEqual({
      title: 'Passed, with one to look at again',
      text: '4 of 5 right. The mark to reach is 80%.',
    });
    expect(verdict(result(true, false)).title).toBe('Not passed yet, one to look at again');
    expect(verdict(result(true)).title).toBe('Passed, all of it right');
    expect(verdict({ ...result(true), score: null }).title).toBe('Practised');
  });

  it('leave out what is practice or called wrong [QUIZ-08]', () => {
    const practised = {
      questions: quiz.questions.map((one) => (one.id === 'q2' ? { ...one, practice: true as const } : one)),
    };
    const { questions, ...rest } = result(true, false, false);
    const disputed = {
      ...rest,
      questions: questions.map((one) => (one.id === 'q3' ? { ...one, disputed: true as const } : one)),
    };
    expect(verdict(disputed, practised).text).toBe('1 of 1 right. The mark to reach is 80%.');
  });

  it('tell the best score, which counts, from latest answers that did worse [QUIZ-27, PROG-18]', () => {
    const latest = { quiz, graded: result(true, true, false) };
    expect(verdictOfAll(100, [latest])).toEqual({
      title: 'Passed',
      text: 'Your best score counts: 100%. In your latest answers, 2 of 3 are right. The mark to reach is 80%.',
      worse: true,
    });
    expect(verdictOfAll(70, [latest]).title).toBe('Not passed yet');
    expect(verdictOfAll(67, [latest])).toEqual({
      title: 'Not passed yet, one to look at again',
      text: '2 of 3 right in your latest answers. The mark to reach is 80%.',
      worse: false,
    });
    expect(verdictOfAll(100, [{ quiz, graded: result(true, true, true) }]).title).toBe('Passed, all of it right');
  });
});
