import { describe, expect, it } from 'vitest';
import { entriesByScene, masteryProgress, sceneProgress } from '../../../../web/src/features/progress/progress-view.ts';
import { aProgress, aQuizScene, aScene } from '../samples/sessions.ts';

describe('progress in a session', () => {
  const scenes = [aScene(1), aQuizScene(2), aScene(3)];
  const [first, quiz] = scenes as [(typeof scenes)[0], (typeof scenes)[0]];

  it('is the rounded percent of completed scenes [PROG-17]', () => {
    expect(sceneProgress(scenes, entriesByScene([aProgress(first)]))).toBe(33);
    expect(sceneProgress(scenes, entriesByScene([aProgress(first), aProgress(quiz)]))).toBe(67);
    expect(sceneProgress([], entriesByScene([]))).toBe(0);
  });

  it('does not count a scene that was only opened', () => {
    expect(sceneProgress(scenes, entriesByScene([aProgress(first, { completion_status: 'in_progress' })]))).toBe(0);
  });

  it('is, for mastery, the rounded average of completed quiz scores [PROG-18]', () => {
    const quizzes = [aQuizScene(1), aQuizScene(2), aScene(3)];
    const [one, two, text] = quizzes as [(typeof quizzes)[0], (typeof quizzes)[0], (typeof quizzes)[0]];
    const entries = [
      aProgress(one, { mastery_score: 67 }),
      aProgress(two, { mastery_score: 100 }),
      aProgress(text, { mastery_score: null }),
    ];
    expect(masteryProgress(quizzes, entriesByScene(entries))).toBe(84);
  });

  it('has no mastery before the first quiz is completed', () => {
    expect(masteryProgress(scenes, entriesByScene([aProgress(first)]))).toBeNull();
  });
});
