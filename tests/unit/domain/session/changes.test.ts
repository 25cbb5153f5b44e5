import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { withUserChanges } from '../../../../lambdas/domain/session/update-session.ts';
import { statusAfter, withDisputes, withProgress } from '../../../../lambdas/domain/session/with-changes.ts';
import { newId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';

const made = Date.parse('2025-01-01T12:00:00.000Z');
const now = made + 60_000;
const waiting: SessionRecord = {
  ...newSession('ann', { mode: 'anchor', title: 'Habits' }, made),
  failure_reason: { code: 'busy' },
};
const running: SessionRecord = { ...waiting, generation_id: newId('gen') };
const ready: SessionRecord = { ...waiting, status: 'ready', generated_at: instant(made) };
const refused = (code: string) => expect.objectContaining({ code });

describe('what a user changes of a session', () => {
  it('keeps the rest of it', () => {
    expect(withUserChanges(waiting, { title: 'Rituals' }, now)).toEqual({
      ...waiting,
      title: 'Rituals',
      updated_at: instant(now),
    });
    expect(withUserChanges(waiting, { mode: 'custom' }, now)).toEqual({
      ...waiting,
      mode: 'custom',
      updated_at: instant(now),
    });
  });

  it('forgets why it failed before as it is to be generated', () => {
    expect(withUserChanges(waiting, { status: 'generating' }, now)).toEqual({
      ...waiting,
      status: 'generating',
      failure_reason: null,
      updated_at: instant(now),
    });
  });

  it('is something', () => expect(() => withUserChanges(waiting, {}, now)).toThrow(refused('invalid')));

  it.each([
    ['runs', running],
    ['is done', ready],
  ])('is the title alone once a generation %s', (_, session) => {
    expect(withUserChanges(session, { title: 'Rituals' }, now).title).toBe('Rituals');
    expect(() => withUserChanges(session, { mode: 'custom' }, now)).toThrow(refused('conflict'));
    expect(() => withUserChanges(session, { status: 'generating' }, now)).toThrow(refused('conflict'));
  });
});

describe('the status of a session', () => {
  it('goes the steps of its life only, and may stay as it is', () => {
    expect(statusAfter(ready, 'completed')).toBe('completed');
    expect(statusAfter(ready, 'ready')).toBe('ready');
    expect(() => statusAfter(ready, 'draft')).toThrow(refused('conflict'));
  });

  it('follows what its author has learned, both ways', () => {
    const done = withProgress(ready, { score: 100, mastery: 85.5, learningStatus: 'completed' }, now);
    expect(done).toEqual({
      ...ready,
      status: 'completed',
      learning_status: 'completed',
      progress_percentage: 100,
      scene_progress: 100,
      mastery_score: 86,
      updated_at: instant(now),
    });
    const back = withProgress(done, { score: 90, mastery: null, learningStatus: 'in-progress' }, now);
    expect(back).toMatchObject({ status: 'ready', learning_status: 'in-progress', mastery_score: null });
  });

  it('is left to the generation while one runs', () => {
    const writing: SessionRecord = { ...running, status: 'generating' };
    expect(withProgress(writing, { score: 50, mastery: 40, learningStatus: 'completed' }, now)).toEqual({
      ...writing,
      progress_percentage: 50,
      scene_progress: 50,
      mastery_score: 40,
      updated_at: instant(now),
    });
  });
});

describe('disputed questions', () => {
  it.each([
    [undefined, 1, 1],
    [2, 1, 3],
    [2, -1, 1],
    [0, -1, 0],
  ])('were %s and change by %s: %s', (disputed_questions, more, after) => {
    const disputed = { ...ready, disputed_questions };
    expect(withDisputes(disputed, more)).toEqual({ ...disputed, disputed_questions: after });
  });
});
