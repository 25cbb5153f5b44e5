import { describe, expect, it } from 'vitest';
import { newDeck } from '../../../lambdas/domain/deck/ports.ts';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import type { SessionRecord } from '../../../lambdas/domain/session/session.ts';
import { coalesce } from '../../../lambdas/stream/tabs/coalesce.ts';
import { ownedMessageOf } from '../../../lambdas/stream/tabs/message.ts';
import type { RowMessage } from '../../../shared/events/realtime.ts';
import { newId, sceneId } from '../../../shared/model/id.ts';
import { trialOf } from '../../fixtures/trial.ts';

const session: SessionRecord = newSession('ann', { mode: 'custom', title: 'Cells' }, 0);
const base = { id: session.id, mode: 'custom', version: 1 };
const binned = { ...session, deleted_at: '2025-01-01T00:00:00.000Z' };
const told = (before: SessionRecord | undefined, after: SessionRecord | undefined) =>
  ownedMessageOf({ kind: 'session', at: 0, before, after });

describe('a session', () => {
  it('comes with its row or out of the bin, and goes with its row or into it', () => {
    const came = { owner: 'ann', message: { kind: 'session.inserted', ...base } };
    const went = (version: number) => ({ owner: 'ann', message: { kind: 'session.removed', ...base, version } });
    expect([told(undefined, session), told(binned, session)]).toEqual([came, came]);
    expect([told(session, undefined), told(session, binned)]).toEqual([went(2), went(1)]);
  });

  it('is no news while it lies in the bin', () => {
    expect(told(binned, binned)).toBeUndefined();
  });

  it('that vanishes from the bin is purged, which no earlier message outlives', () => {
    expect(told(binned, undefined)?.message).toEqual({ kind: 'session.purged', ...base, version: 2 });
  });

  it('says what it was before', () => {
    const ready: SessionRecord = { ...session, status: 'ready', version: 2 };
    expect(told(session, ready)?.message).toMatchObject({ previous: 'generating', status: 'ready', title: 'Cells' });
  });
});

describe('a scene', () => {
  const scene = { session_id: session.id, user_id: 'ann', order: 3, version: 2 };
  it('is news once it can be read', () => {
    expect(
      ownedMessageOf({ kind: 'scene', at: 0, before: undefined, after: { ...scene, state: 'stub' } }),
    ).toBeUndefined();
    expect(ownedMessageOf({ kind: 'scene', at: 0, before: undefined, after: { ...scene, state: 'written' } })).toEqual({
      owner: 'ann',
      message: { kind: 'scene.written', id: sceneId(session.id, 3), session_id: session.id, version: 2 },
    });
  });
});

describe('a subscription', () => {
  it('is its owner’s news', () => {
    const after = { ...trialOf('ann'), version: 4 };
    expect(ownedMessageOf({ kind: 'subscription', at: 0, before: undefined, after })).toEqual({
      owner: 'ann',
      message: { kind: 'subscription.changed', id: 'ann', version: 4 },
    });
  });
});

describe('a deck', () => {
  const after = { ...newDeck('ann', session.id), cards: 3, version: 2 };
  it('is news once its cards are made, rest or are asked again', () => {
    const message = { kind: 'deck.changed', id: session.id, version: 2 };
    for (const before of [undefined, { ...after, version: 1 }, { ...after, off: true }])
      expect(ownedMessageOf({ kind: 'deck', at: 0, before, after })).toEqual({ owner: 'ann', message });
  });

  it('is none when a tab asked to look again: its answer would be asked for without an end', () => {
    const asked = { ...after, looks: 1 };
    expect(ownedMessageOf({ kind: 'deck', at: 0, before: after, after: asked })).toBeUndefined();
    expect(ownedMessageOf({ kind: 'deck', at: 0, before: asked, after: undefined })).toBeUndefined();
  });
});

describe('messages of one batch', () => {
  const updated = (version: number, previous: 'generating' | 'ready', status: 'generating' | 'ready'): RowMessage => ({
    kind: 'session.updated',
    id: session.id,
    mode: 'custom',
    version,
    title: 'Cells',
    previous,
    status,
  });

  it('become one for each row and kind, the newest', () => {
    const other: RowMessage = { kind: 'progress.changed', id: newId('ses'), version: 1 };
    const messages = [updated(2, 'ready', 'ready'), other, updated(3, 'ready', 'ready')];
    expect(coalesce(messages)).toEqual([other, updated(3, 'ready', 'ready')]);
  });

  it('keep the step from generating to ready, on which a tab acts', () => {
    const messages = [
      updated(2, 'generating', 'generating'),
      updated(3, 'generating', 'ready'),
      updated(4, 'ready', 'ready'),
    ];
    expect(coalesce(messages)).toEqual([updated(4, 'generating', 'ready')]);
  });

  it('are not undone by an older one that comes late', () => {
    expect(coalesce([updated(3, 'ready', 'ready'), updated(2, 'ready', 'ready')])).toEqual([
      updated(3, 'ready', 'ready'),
    ]);
  });
});
