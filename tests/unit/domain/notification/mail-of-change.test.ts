import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import {
  mailOfLikes,
  mailOfSession,
  mailOfSubscription,
} from '../../../../lambdas/domain/notification/mail-of-change.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { newId } from '../../../../shared/model/id.ts';
import { trialOf } from '../../../fixtures/trial.ts';

const generation_id = newId('gen');
const session = newSession('ann', { mode: 'custom', title: 'Tides' }, 0);
const writing: SessionRecord = { ...session, status: 'generating', generation_id };
const ready: SessionRecord = { ...session, status: 'ready', generation_id: null };

describe('a session', () => {
  it('that has been written is told of once for each generation', () => {
    expect(mailOfSession({ before: writing, after: ready })).toEqual({
      kind: 'mail',
      userId: 'ann',
      notice: 'lesson',
      about: `${session.id}-${generation_id}`,
    });
  });

  it('that a moderator hides is told of once for each time', () => {
    expect(mailOfSession({ before: ready, after: { ...ready, hidden: true, version: 7 } })).toMatchObject({
      notice: 'hidden',
      about: `${session.id}-v7`,
    });
  });

  it.each([
    ['was added to', { ...ready, generation_id }, ready],
    ['was written by no generation', { ...writing, generation_id: null }, ready],
    ['could not be written', writing, { ...ready, status: 'draft' }],
    ['stays hidden', { ...ready, hidden: true }, { ...ready, hidden: true }],
    ['comes back into sight', { ...ready, hidden: true }, ready],
    ['is new', undefined, { ...ready, hidden: true }],
    ['is gone', writing, undefined],
  ] as const)('that %s is not told of', (_, before, after) => {
    expect(mailOfSession({ before, after })).toBeUndefined();
  });
});

describe('the end of a trial', () => {
  const begun = trialOf('ann');
  const announced = { ...begun, trial_ending_at: '2026-03-05T10:00:00.000Z' };

  it('is told of when it is announced, once for its day', () => {
    const told = { kind: 'mail', userId: 'ann', notice: 'trial', about: '2026-03-05-ann' };
    for (const before of [begun, undefined]) expect(mailOfSubscription({ before, after: announced })).toEqual(told);
    expect(mailOfSubscription({ before: announced, after: { ...announced, version: 2 } })).toBeUndefined();
    expect(mailOfSubscription({ before: announced, after: begun })).toBeUndefined();
  });
});

describe('a like', () => {
  const likes = (count: number) => ({ session_id: session.id, author_id: 'ann', likes: count });
  const at = Date.parse('2026-03-01T23:59:00.000Z');

  it('is told of to the author, by the day on which it was given', () => {
    const about = `${session.id}-2026-03-01`;
    for (const before of [undefined, likes(1)])
      expect(mailOfLikes({ before, after: likes(2), at })).toEqual({
        kind: 'mail',
        userId: 'ann',
        notice: 'liked',
        about,
      });
  });

  it('is not told of when it is taken back, or when somebody only looks', () => {
    for (const after of [likes(1), likes(2), undefined])
      expect(mailOfLikes({ before: likes(2), after, at })).toBeUndefined();
  });
});
