import { describe, expect, it } from 'vitest';
import { keepView } from '../../../../lambdas/domain/progress/give-feedback.ts';
import { markScene, presentOutcome, submitAnswers } from '../../../../lambdas/domain/progress/record-progress.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { sceneId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';
import { fakeStore, ready } from './fake-store.ts';
import { assessment, at, chapter, quizOf, reader, session } from './samples.ts';

const [ann, ben] = [
  { userId: 'ann', now: at(1) },
  { userId: 'ben', now: at(1) },
];
const [second, third] = [sceneId(session, 2), sceneId(session, 3)];
const failing = (code: string) => expect.objectContaining({ code });
const short: SessionRecord = { ...ready, generated_scene_count: 1, scene_end: 2 };

describe('a scene that is marked', () => {
  it('adds to the figures of its author’s session', async () => {
    const privately: SessionRecord = { ...ready, visibility: 'private' };
    const store = fakeStore(chapter, privately);
    const { entry, reader: read, session: shown, scene } = await markScene(store, ann, second, 'completed');
    expect([entry.completion_status, read.learning_status, scene]).toEqual(['completed', 'in-progress', chapter]);
    expect(shown).toEqual({
      ...privately,
      learning_status: 'in-progress',
      progress_percentage: 33,
      scene_progress: 33,
      updated_at: instant(at(1)),
    });
    expect(store.writes()).toMatchObject({ mode: 'custom', session: shown, completed: 0, minutes: 3 });
  });

  it('adds nothing to the session of somebody else', async () => {
    const store = fakeStore(chapter, short);
    const { reader: read } = await markScene(store, ben, second, 'completed');
    expect(read).toMatchObject({ user_id: 'ben', learning_status: 'completed' });
    expect(store.writes()).toMatchObject({ session: undefined, completed: 0 });
  });

  it('completes a session once', async () => {
    const store = fakeStore(chapter, short);
    await markScene(store, ann, second, 'completed');
    expect(store.writes()).toMatchObject({ completed: 1, session: { status: 'completed' } });
    await markScene(store, ann, second, 'completed');
    expect(store.writes()).toMatchObject({ completed: 0, session: undefined });
  });

  it('writes the session at its first event, even where no figure changes, and then only with its figures', async () => {
    const begun: SessionRecord = { ...ready, learning_status: 'in-progress' };
    const store = fakeStore(chapter, begun);
    await markScene(store, ann, second, 'in_progress');
    expect(store.writes()?.session).toEqual({ ...begun, updated_at: instant(at(1)) });
    await markScene(store, ann, second, 'in_progress');
    expect(store.writes()).toMatchObject({ session: undefined, entry: { completion_status: 'in_progress' } });
    await markScene(store, ann, second, 'completed');
    expect(store.writes()?.session).toMatchObject({ progress_percentage: 33 });
  });

  it('has no learning status before the first generation is done', async () => {
    const writing: SessionRecord = { ...ready, status: 'generating', generated_at: null, learning_status: null };
    expect((await markScene(fakeStore(chapter, writing), ann, second, 'completed')).reader.learning_status).toBeNull();
  });

  it('is no quiz, which its answers complete; opening is for all', async () => {
    await expect(markScene(fakeStore(quizOf(1)), ann, third, 'completed')).rejects.toEqual(failing('not_completable'));
    expect((await markScene(fakeStore(quizOf(1)), ann, third, 'in_progress')).entry.completion_status).toBe(
      'in_progress',
    );
  });

  it.each([
    ['there is none', undefined, 'scene_type_unknown'],
    ['it comes after what can be read', { ...chapter, order: 4 }, 'scene_type_unknown'],
    ['it is not written', { ...chapter, state: 'stub' as const }, 'scene_not_written'],
  ])('is refused where %s', (_, scene, code) =>
    expect(markScene(fakeStore(scene), ann, second, 'completed')).rejects.toEqual(failing(code)),
  );

  it('is refused to whoever may not read its session', () =>
    expect(
      markScene(fakeStore(chapter, { ...ready, visibility: 'private' }), ben, second, 'completed'),
    ).rejects.toEqual(failing('session_not_found')));

  it('has to be recorded to be shown', () => {
    const nothing = { session: ready, scene: chapter, reader, entry: undefined };
    expect(() => presentOutcome(nothing, ann)).toThrow(failing('conflict'));
  });
});

describe('answers to a quiz', () => {
  const given = [
    { id: 'q1', chosen: 1 },
    { id: 'o1', text: 'Water is split' },
  ];

  it('are graded with what a model found, and kept as far as they belong to it', async () => {
    const found = new Map([['o1', [0]]]);
    const answers = [...given, { id: 'other', chosen: 0 }];
    const outcome = await submitAnswers(fakeStore(assessment), ann, third, { answers, found, request: undefined });
    expect(outcome.grade).toMatchObject({ score: 75, questions: [{ correct: true }, { judge: 'model', score: 50 }] });
    expect(outcome.entry).toMatchObject({ answers: given, mastery_score: 75, time_spent: 5 });
  });

  it('stay as they are when the scene is opened again or its reader says what they think', async () => {
    const store = fakeStore(assessment);
    await submitAnswers(store, ann, third, { answers: given, request: undefined });
    expect((await markScene(store, ann, third, 'in_progress')).entry.answers).toEqual(given);
    expect((await keepView(store, ann, third, 'o1', 'right')).entry.answers).toEqual(given);
  });
});
