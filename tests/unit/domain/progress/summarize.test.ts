import { describe, expect, it } from 'vitest';
import {
  noTotals,
  presentProgress,
  presentSessionProgress,
  scenesToLearn,
  summarize,
  withoutScenes,
} from '../../../../lambdas/domain/progress/progress.ts';
import { recordEvent } from '../../../../lambdas/domain/progress/record-event.ts';
import { sceneId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';
import { ready } from './fake-store.ts';
import { at, chapter, reader, session } from './samples.ts';

const learnedAfter = (completed: number[], scores: Record<string, number> = {}) => ({
  completed,
  scores,
  begun: true,
  uncompared: [],
});

describe('learning status', () => {
  it('is ready before anything was opened or completed [SESS-40]', () => {
    expect(summarize(noTotals, 3).learningStatus).toBe('ready');
  });

  it('is completed with all scenes done and an average mastery of exactly 80 [SESS-41, PROG-01]', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 2: 70, 3: 90 }), 3).learningStatus).toBe('completed');
  });

  it('is in-progress with all scenes done and an average mastery of 79 [SESS-42]', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 2: 79, 3: 79 }), 3).learningStatus).toBe('in-progress');
  });

  it('does not round the average up to the pass mark', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 1: 80, 2: 80, 3: 79 }), 3).learningStatus).toBe('in-progress');
  });

  it('is in-progress while one scene is missing, and once one is opened [SESS-42]', () => {
    expect(summarize(learnedAfter([1, 2], { 2: 100 }), 3).learningStatus).toBe('in-progress');
    expect(summarize({ ...noTotals, begun: true }, 3).learningStatus).toBe('in-progress');
  });

  it('of a session without a quiz is completed with its scenes', () => {
    expect(summarize(learnedAfter([1, 2]), 2).learningStatus).toBe('completed');
  });

  it('is not completed by a session that has no scenes', () => {
    expect(summarize(noTotals, 0)).toEqual({ score: 0, mastery: null, learningStatus: 'ready' });
  });
});

describe('the figures of a reader', () => {
  it('are the rounded percent of completed scenes [PROG-17]', () => {
    expect([1, 2].map((done) => summarize(learnedAfter(Array(done).fill(1)), 3).score)).toEqual([33, 67]);
  });

  it('are the average of completed quiz scores, nothing before the first [PROG-18]', () => {
    expect(summarize(learnedAfter([1, 2], { 1: 50, 2: 100 }), 4).mastery).toBe(75);
    expect(summarize(learnedAfter([1]), 4).mastery).toBeNull();
  });
});

describe('the progress in a session', () => {
  const read = { ...reader, completed: [1, 2], scores: { 2: 75 }, begun: true, last_scene: sceneId(session, 2) };

  it('is of the written scenes; while there are none, of those that can be read', () => {
    expect(scenesToLearn({ ...ready, generated_scene_count: 4, scene_end: 6 })).toBe(4);
    expect(scenesToLearn({ ...ready, generated_scene_count: 0, scene_end: 6 })).toBe(6);
  });

  it('is shown with the mastery as a part of one', () => {
    const shown = { score: 67, mastery: 0.75, learning_status: 'in-progress', last_scene: sceneId(session, 2) };
    expect(presentSessionProgress(ready, read)).toEqual(shown);
    expect(presentSessionProgress(ready, { ...read, scores: {} }).mastery).toBeNull();
    expect(presentSessionProgress({ ...ready, generated_at: null }, read).learning_status).toBeNull();
  });

  it('of a scene is shown under the id of the scene', () => {
    expect(presentProgress(recordEvent(chapter, reader, undefined, { kind: 'completed' }, at(0)).entry)).toEqual({
      user_id: 'ann',
      scene_id: sceneId(session, 2),
      completion_status: 'completed',
      mastery_score: null,
      latest_score: null,
      time_spent: 3,
      last_accessed: instant(at(0)),
      scene: { type: 'chapter', story_session_id: session },
    });
  });

  it('goes on without scenes that were removed', () => {
    const before = { ...read, completed: [1, 2, 3], uncompared: [3, 4], scores: { 1: 50, 2: 75 } };
    expect(withoutScenes(before, new Set([2, 3]))).toEqual({
      ...before,
      completed: [1],
      uncompared: [4],
      scores: { 1: 50 },
    });
    expect(withoutScenes(before, new Set([5]))).toBe(before);
    expect(withoutScenes(before, new Set([4]))).toEqual({ ...before, uncompared: [3] });
  });
});
