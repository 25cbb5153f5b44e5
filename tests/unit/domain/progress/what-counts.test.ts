import { describe, expect, it } from 'vitest';
import { grade } from '../../../../lambdas/domain/progress/grade.ts';
import { summarize } from '../../../../lambdas/domain/progress/progress.ts';
import { type ProgressEvent, recordEvent } from '../../../../lambdas/domain/progress/record-event.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { assessment, at, quizOf, reader } from './samples.ts';

describe('what does not count', () => {
  const events = (scene: SceneRecord, ...all: ProgressEvent[]) =>
    all.reduce(
      (before: ReturnType<typeof recordEvent> | undefined, event, minute) =>
        recordEvent(scene, before?.reader ?? reader, before?.entry, event, at(minute)),
      undefined,
    );
  const answered = (...scores: number[]): ProgressEvent => ({
    kind: 'answered',
    marks: scores.map((score, index) => ({ id: `q${index + 1}`, score })),
    answers: [],
  });
  const dispute = (id: string, reason: string | null = 'It is wrong.'): ProgressEvent => ({
    kind: 'disputed',
    question: id,
    reason,
  });

  const compared = (found: number[]): ProgressEvent => ({ kind: 'compared', question: 'o1', found, points: 2 });
  const waiting = (chosen: number): ProgressEvent => ({
    kind: 'answered',
    marks: [
      { id: 'q1', score: chosen },
      { id: 'o1', score: null, judge: 'learner' },
    ],
    answers: [],
  });

  it('waits for an answer to be compared before it scores, and keeps the session from being completed [PROG-01, PROG-09]', () => {
    const before = events(assessment, waiting(100));
    expect(before).toMatchObject({
      entry: { completion_status: 'completed', mastery_score: null, latest_score: null },
      reader: { completed: [3], uncompared: [3] },
    });
    expect(summarize(before?.reader ?? reader, 1).learningStatus).toBe('in-progress');
    const after = events(assessment, waiting(100), compared([0, 1]));
    expect(after).toMatchObject({ entry: { mastery_score: 100, latest_score: 100 }, reader: { uncompared: [] } });
    expect(summarize(after?.reader ?? reader, 1).learningStatus).toBe('completed');
  });

  it('waits so for a quiz of open answers alone', () => {
    const [, open] = assessment.quiz?.questions ?? [];
    const alone = { ...assessment, quiz: { title: null, description: null, questions: open ? [open] : [] } };
    expect(grade(alone, [{ id: 'o1', text: 'Water is split' }])).toMatchObject({ score: null, passed: false });
  });

  it('takes a comparison back and forth, and keeps a better attempt before it [QUIZ-27]', () => {
    const again = events(assessment, waiting(100), compared([0, 1]), compared([0]));
    expect(again?.entry).toMatchObject({ mastery_score: 75, latest_score: 75 });
    const second = events(assessment, waiting(100), compared([0, 1]), waiting(0));
    expect(second?.entry).toMatchObject({ mastery_score: 100, latest_score: null });
    expect(second?.reader.uncompared).toEqual([]);
    const worse = events(assessment, waiting(100), compared([0, 1]), waiting(0), compared([]));
    expect(worse?.entry).toMatchObject({ mastery_score: 100, latest_score: 0 });
  });

  it('leaves practice out of the score, and completes a quiz of practice without one [QUIZ-08, PROG-09]', () => {
    const { quiz } = quizOf(2);
    const practise = (...ids: string[]): SceneRecord => ({
      ...quizOf(2),
      quiz: quiz && {
        ...quiz,
        questions: quiz.questions.map((one) => (ids.includes(one.id) ? { ...one, practice: true as const } : one)),
      },
    });
    expect(grade(practise('q2'), [{ id: 'q1', chosen: 1 }]).score).toBe(100);
    expect(grade(practise('q1', 'q2'), [])).toMatchObject({ score: null, passed: true });
    expect(events(practise('q1', 'q2'), answered(0, 0))).toMatchObject({
      entry: { completion_status: 'completed', mastery_score: null },
      reader: { completed: [3], scores: {} },
    });
  });

  it('takes a disputed question out of the latest and the best score, and back in [PROG-18]', () => {
    const before = events(quizOf(2), answered(100, 0), answered(0, 0));
    expect(before?.entry).toMatchObject({ mastery_score: 50, latest_score: 0 });
    const after = events(quizOf(2), answered(100, 0), answered(0, 0), dispute('q2'));
    expect(after?.entry).toMatchObject({
      mastery_score: 100,
      latest_score: 0,
      completion_status: 'completed',
      time_spent: 10,
    });
    expect(after?.reader.scores).toEqual({ 3: 100 });
    const back = events(quizOf(2), answered(100, 0), answered(0, 0), dispute('q2'), dispute('q2', null));
    expect(back?.entry).toMatchObject({ mastery_score: 50, disputes: {} });
  });

  it('stays disputed in the next attempt, and leaves no score when all of it is', () => {
    expect(events(quizOf(2), answered(0, 0), dispute('q2'), answered(100, 0))?.entry.mastery_score).toBe(100);
    const none = events(quizOf(1), answered(0), dispute('q1'));
    expect([none?.entry.mastery_score, none?.reader.scores]).toEqual([null, {}]);
  });

  it('is not a learner’s own view: that stands beside the grade', () => {
    const viewed: ProgressEvent = { kind: 'viewed', question: 'q1', view: 'right' };
    expect(events(quizOf(1), answered(0), viewed)?.entry).toMatchObject({ mastery_score: 0, views: { q1: 'right' } });
  });
});
