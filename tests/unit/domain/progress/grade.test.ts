import { describe, expect, it } from 'vitest';
import { answersTo, grade } from '../../../../lambdas/domain/progress/grade.ts';
import { evidenceOf } from '../../../../shared/model/learning/question.ts';
import { chapter, quizOf } from './samples.ts';

const right = (...ids: string[]) => ids.map((id) => ({ id, chosen: 1 }));

describe('grading', () => {
  it('is the rounded percent of right answers', () => {
    const quiz = quizOf(3);
    expect(
      [right(), right('q1'), right('q1', 'q2'), right('q1', 'q2', 'q3')].map((all) => grade(quiz, all).score),
    ).toEqual([0, 33, 67, 100]);
  });

  it('passes at 80 percent and not below [QUIZ-12]', () => {
    const quiz = quizOf(5);
    expect(grade(quiz, right('q1', 'q2', 'q3', 'q4')).passed).toBe(true);
    expect(grade(quiz, right('q1', 'q2', 'q3')).passed).toBe(false);
  });

  it('counts a question without an answer as wrong', () => {
    expect(grade(quizOf(2), right('q1')).questions).toMatchObject([
      { chosen: 1, correct: true },
      { chosen: null, correct: false },
    ]);
  });

  it('says of a wrong answer what it is, and nothing of a right one', () => {
    const quiz = quizOf(1);
    const keys = quiz.keys.map((key) => ({ ...key, about: ['That is the stem.', '', ''] }));
    const about = (chosen: number) => grade({ ...quiz, keys }, [{ id: 'q1', chosen }]).questions[0];
    expect(about(0)).toMatchObject({ correct: false, about: 'That is the stem.' });
    expect(about(1)).not.toHaveProperty('about');
    expect(about(2)).not.toHaveProperty('about');
  });

  it('gives the second passage and the reasoning with the answer, and not the level', () => {
    const quiz = quizOf(1);
    const besides = { second: quiz.keys.flatMap(evidenceOf)[0]!, reasoning: 'It follows.' };
    const keys = quiz.keys.map((key) => ({ ...key, ...besides, level: 'infer' as const }));
    const [graded] = grade({ ...quiz, keys }, right('q1')).questions;
    expect(graded).toMatchObject(besides);
    expect(graded).not.toHaveProperty('level');
  });

  it('ignores answers to questions that were not asked, and counts an answer given twice once', () => {
    const answers = [{ id: 'other', chosen: 1 }, ...right('q1'), { id: 'q1', chosen: 0 }];
    expect(grade(quizOf(2), answers)).toMatchObject({ score: 0, questions: { length: 2 } });
  });

  it('keeps of several answers to a question the last, in the order of the quiz', () => {
    const answers = [...right('q2', 'other'), { id: 'q1', chosen: 1 }, { id: 'q1', chosen: 0 }];
    expect(answersTo(quizOf(3), answers)).toEqual([{ id: 'q1', chosen: 0 }, ...right('q2')]);
  });

  it('is refused for what has no questions', () => {
    expect(() => grade(chapter, [])).toThrow(expect.objectContaining({ code: 'not_gradable' }));
  });
});
