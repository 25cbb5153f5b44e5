import { describe, expect, it } from 'vitest';
import { type ProgressEvent, recordEvent } from '../../../../lambdas/domain/progress/record-event.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { at, chapter, quizOf, reader } from './samples.ts';

/** Everything that happened to one scene, one event after the other. */
const happened = (scene: SceneRecord, ...events: ProgressEvent[]) => {
  const [first, ...rest] = events;
  if (!first) throw new Error('nothing happened');
  return rest.reduce(
    (before, event, minute) => recordEvent(scene, before.reader, before.entry, event, at(minute + 1)),
    recordEvent(scene, reader, undefined, first, at(0)),
  );
};
const opened: ProgressEvent = { kind: 'opened' };
const completed: ProgressEvent = { kind: 'completed' };
const answered = (score: number): ProgressEvent => ({ kind: 'answered', marks: [{ id: 'q1', score }], answers: [] });

describe('a scene that is no quiz', () => {
  it('that is opened is in progress, without minutes', () => {
    const { entry, reader: sum, minutes } = happened(chapter, opened);
    expect([entry.completion_status, entry.time_spent, minutes]).toEqual(['in_progress', 0, 0]);
    expect([sum.begun, sum.completed]).toEqual([true, []]);
  });

  it('that is marked is completed, with three minutes and no score [PROG-05, PROG-07, PROG-08]', () => {
    const { entry, reader: sum } = happened(chapter, completed);
    expect(entry).toMatchObject({ completion_status: 'completed', mastery_score: null, time_spent: 3 });
    expect(sum).toMatchObject({ completed: [2], scores: {}, minutes: 3 });
  });

  it('counts its minutes once, and is never taken back [PROG-11]', () => {
    const { entry, reader: sum, minutes } = happened(chapter, completed, completed, opened);
    expect([entry.completion_status, entry.time_spent, minutes]).toEqual(['completed', 3, 0]);
    expect(sum.completed).toEqual([2]);
  });

  it('knows when it was last opened', () => {
    expect(happened(chapter, completed, opened).entry.last_accessed).toBe('2025-01-01T00:01:00.000Z');
  });
});

describe('a quiz', () => {
  it('is completed by its answers, whatever the score, with five minutes [PROG-09, PROG-10]', () => {
    expect(happened(quizOf(1), answered(0)).entry).toMatchObject({
      completion_status: 'completed',
      mastery_score: 0,
      time_spent: 5,
    });
  });

  it('keeps its best score and shows the latest, and its time adds up', () => {
    const { entry, reader: sum } = happened(quizOf(1), answered(60), answered(90), answered(70));
    expect(entry).toMatchObject({ mastery_score: 90, latest_score: 70, time_spent: 15 });
    expect(sum).toMatchObject({ scores: { 3: 90 }, minutes: 15 });
  });

  it('keeps its scores and answers beside what its reader says of it', () => {
    const answers = [{ id: 'q1', chosen: 1 }];
    const { entry } = happened(
      quizOf(1),
      { kind: 'answered', marks: [{ id: 'q1', score: 60 }], answers },
      { kind: 'disputed', question: 'q2', reason: 'It is wrong.' },
      { kind: 'viewed', question: 'q1', view: 'right' },
      opened,
    );
    expect(entry).toMatchObject({
      answers,
      disputes: { q2: 'It is wrong.' },
      views: { q1: 'right' },
      latest_score: 60,
    });
  });

  it('has no answers before any were given', () => expect(happened(quizOf(1), opened).entry.answers).toEqual([]));

  it('keeps its scores when it is opened again', () => {
    expect(happened(quizOf(1), answered(60), opened).entry).toMatchObject({ mastery_score: 60, latest_score: 60 });
  });
});
