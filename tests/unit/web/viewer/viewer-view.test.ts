import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { hasMath } from '../../../../shared/model/text/has-math.ts';
import { isBeingChecked, sceneLabel, sceneMark } from '../../../../web/src/features/viewer/scenes/scene-label.ts';
import { mayComplete } from '../../../../web/src/features/viewer/turning/complete-button.tsx';
import { scenesOf, startingAt, viewerView } from '../../../../web/src/features/viewer/viewer-view.ts';
import { aProgress, aQuizScene, aScene, aSession, atWork, SESSION } from '../samples/sessions.ts';

const found = <T>(data: T) => ({ data, error: null });
const refused = (status: number) => ({ data: undefined, error: new ApiError(status, 'internal', 'no') });
const waiting = { data: undefined, error: null };
const modules = (...scenes: ReturnType<typeof aScene>[]) =>
  found({ modules: scenes.length > 0 ? [{ story_session_id: SESSION, order_index: 1, scenes }] : [] });

describe('what the viewer shows', () => {
  it('is the not-found screen for a session one may not read [VIEW-19, VIEW-32]', () => {
    expect(viewerView(refused(404), waiting).kind).toBe('missing');
  });

  it('is the error screen when loading failed [VIEW-21, VIEW-33]', () => {
    expect(viewerView(refused(500), waiting).kind).toBe('failed');
    expect(viewerView(found(aSession()), refused(500)).kind).toBe('failed');
  });

  it('is the creating screen for a session without scenes that is being written [VIEW-24]', () => {
    expect(viewerView(found(atWork(0, null)), modules()).kind).toBe('creating');
  });

  it('is the no-content screen for a session without scenes otherwise [VIEW-27]', () => {
    expect(viewerView(found(aSession({ status: 'draft' })), modules()).kind).toBe('empty');
  });

  it('is the scenes as soon as there are some, also while more are written', () => {
    expect(viewerView(found(atWork(1, 9)), modules(aScene(1))).kind).toBe('reading');
  });

  it('tells its owner that a session lies in the bin [VIEW-31]', () => {
    const binned = found(aSession({ deleted_at: '2025-06-13T10:00:00.000Z' }));
    expect(viewerView(binned, modules(aScene(1))).kind).toBe('binned');
  });

  it('keeps what was loaded when asking again fails', () => {
    const stale = { data: aSession(), error: new ApiError(500, 'internal', 'no') };
    expect(viewerView(stale, modules(aScene(1))).kind).toBe('reading');
  });

  it('stops when the answer is that it may not be read any more', () => {
    const taken = { data: aSession(), error: new ApiError(404, 'session_not_found', 'no') };
    expect(viewerView(taken, modules(aScene(1))).kind).toBe('missing');
  });

  it('puts modules and scenes in their order [SESS-74]', () => {
    const scenes = scenesOf({
      modules: [
        { story_session_id: SESSION, order_index: 2, scenes: [aScene(3)] },
        { story_session_id: SESSION, order_index: 1, scenes: [aScene(2), aScene(1)] },
      ],
    });
    expect(scenes.map(({ title }) => title)).toEqual(['Scene 1', 'Scene 2', 'Scene 3']);
  });
});

describe('the first scene shown', () => {
  const scenes = [aScene(1), aScene(2), aScene(3)];
  const second = scenes[1]?.id ?? null;

  it('is where one left off', () => {
    expect(startingAt(scenes, null, second)).toBe(1);
    expect(startingAt(scenes, null, null)).toBe(0);
    expect(startingAt(scenes, null, aScene(9).id)).toBe(0);
  });

  it('is the next one when the one where somebody left off is there no more', () => {
    expect(startingAt([aScene(1), aScene(2), aScene(4), aScene(5)], null, aScene(3).id)).toBe(2);
  });

  it('is the one the address asks for', () => {
    expect(startingAt(scenes, '3', second)).toBe(2);
    expect(startingAt(scenes, '99', second)).toBe(2);
    expect(startingAt(scenes, 'nonsense', second)).toBe(1);
  });
});

describe('Mark as Complete', () => {
  const reader = { signedIn: true, completed: false };

  it('is offered for an incomplete scene that is not a quiz [VIEW-11]', () => {
    expect(mayComplete(aScene(1), reader)).toBe(true);
  });

  it('is not offered to an anonymous user, on a completed scene, on a quiz or on what is not written [VIEW-12, VIEW-13, VIEW-14]', () => {
    expect(mayComplete(aScene(1), { ...reader, signedIn: false })).toBe(false);
    expect(mayComplete(aScene(1), { ...reader, completed: true })).toBe(false);
    expect(mayComplete(aQuizScene(1), reader)).toBe(false);
    expect(mayComplete(aScene(1, { state: 'stub' }), reader)).toBe(false);
  });

  it('is not offered on an assessment, which is a quiz in every rule [VIEW-16]', () => {
    expect(mayComplete(aScene(1, { type: 'assessment' }), reader)).toBe(false);
  });
});

describe('a line of the sidebar', () => {
  const stubs = [aScene(1, { state: 'stub' }), aScene(2, { state: 'stub', type: 'quiz' })] as const;

  it('says what is being written and what is up next', () => {
    const marks = stubs.map((scene) => sceneMark(scene, undefined, stubs[0]));
    expect(marks).toEqual(['writing', 'next']);
    expect(sceneLabel('chapter', 'writing', false)).toBe('Chapter, being written');
    expect(sceneLabel('quiz', 'next', false)).toBe('Quiz, up next');
  });

  it('says what is being checked, as long as somebody comes to do it', () => {
    const waiting = aScene(1, { check: { state: 'waiting', removed: [] } });
    expect(sceneLabel('chapter', 'open', true)).toBe('Chapter, being checked');
    expect(isBeingChecked(waiting, true)).toBe(true);
    expect(isBeingChecked(waiting, false)).toBe(false);
    expect(isBeingChecked(aScene(1, { check: { state: 'done', removed: [] } }), true)).toBe(false);
  });

  it('says what is completed', () => {
    expect(sceneMark(aScene(1), aProgress(aScene(1)), undefined)).toBe('done');
  });

  it('tells a quiz that was passed from one that was only completed [VIEW-06]', () => {
    const quiz = aQuizScene(1);
    const mark = (score: number | null) => sceneMark(quiz, aProgress(quiz, { mastery_score: score }), undefined);
    expect([mark(79), mark(80), mark(null)]).toEqual(['missed', 'done', 'done']);
  });
});

describe('formulas', () => {
  it('are told from sums of money', () => {
    expect(hasMath('Energy is $E = mc^2$ here.')).toBe(true);
    expect(hasMath('$$\nx + y\n$$')).toBe(true);
    expect(hasMath('It cost $5 in May and $10 in June.')).toBe(false);
    expect(hasMath('No formulas at all.')).toBe(false);
  });
});
