import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { presentScene } from '../../../../lambdas/domain/scene/scene.ts';
import { isOfSession, modulesOf, shownScene } from '../../../../lambdas/domain/session/scenes.ts';
import { sceneNumber } from '../../../../lambdas/domain/session/session.ts';
import { newId, sceneId } from '../../../../shared/model/id.ts';
import { chapter } from '../progress/samples.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const session = { ...newSession('ann', { mode: 'custom' }, now), scene_end: 2 };
const missing = expect.objectContaining({ code: 'session_not_found' });
const failed = { ...chapter, state: 'failed' as const };

describe('a scene', () => {
  it('that could not be written belongs to the session while its generation runs', () => {
    expect(isOfSession(chapter, session)).toBe(true);
    expect(isOfSession(failed, session)).toBe(false);
    expect(isOfSession(failed, { generation_id: failed.generation_id })).toBe(true);
    expect(isOfSession(failed, { generation_id: newId('gen') })).toBe(false);
  });

  it('is shown as far as the session reaches by now', () => {
    expect(shownScene(chapter, session)).toBe(chapter);
    expect(() => shownScene({ ...chapter, order: 3 }, session)).toThrow(missing);
    expect(() => shownScene(failed, session)).toThrow(missing);
    expect(() => shownScene(undefined, session)).toThrow(missing);
  });

  it.each([
    [1, [], 1],
    [4, [], 4],
    [4, [2, 3], 2],
    [4, [4, 5], 3],
    [1, [1], 1],
    [4, undefined, 4],
  ])('of order %s has, where %j were left out, the number %s', (order, left_out, number) =>
    expect(sceneNumber({ left_out }, sceneId(chapter.session_id, order))).toBe(number),
  );
});

describe('the modules of a session', () => {
  it('are the scenes of each generation, in order', () => {
    const added = { ...chapter, order: 3, generation_id: newId('gen') };
    expect(modulesOf(session.id, [{ ...chapter, order: 1 }, chapter, added])).toEqual([
      {
        story_session_id: session.id,
        order_index: 1,
        scenes: [presentScene({ ...chapter, order: 1 }), presentScene(chapter)],
      },
      { story_session_id: session.id, order_index: 2, scenes: [presentScene(added)] },
    ]);
  });
});
