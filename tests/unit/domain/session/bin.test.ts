import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { binned, binnedSince, outOfBin, toBin } from '../../../../lambdas/domain/session/bin.ts';
import { presentBinned } from '../../../../lambdas/domain/session/present.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { DAY, instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-08T12:00:00.000Z');
const session: SessionRecord = { ...newSession('ann', { mode: 'custom', title: 'Cells' }, now), visibility: 'public' };
const [ann, ben] = [{ userId: 'ann' }, { userId: 'ben' }];
const missing = expect.objectContaining({ code: 'session_not_found' });

describe('the bin', () => {
  it('keeps a session for seven days, with who put it there', () => {
    const gone = { deleted_at: '2025-01-08T12:00:00.000Z', deleted_by: 'ann', expires_at: (now + 7 * DAY) / 1_000 };
    expect(toBin(session, 'ann', now)).toEqual({ ...session, ...gone });
    expect(binnedSince(now)).toBe('2025-01-01T12:00:00.000Z');
  });

  it('gives a session back as a private one', () => {
    const { expires_at, ...restored } = outOfBin(toBin(session, 'ann', now));
    expect(restored).toEqual({ ...session, visibility: 'private' });
    expect(expires_at).toBeUndefined();
  });

  it('opens to its owner alone, and holds what was deleted only', () => {
    const inBin = toBin(session, 'ann', now);
    expect(binned(inBin, ann, now)).toBe(inBin);
    expect(() => binned(inBin, ben, now)).toThrow(missing);
    expect(() => binned(session, ann, now)).toThrow(missing);
    expect(() => binned(session, ben, now)).toThrow(missing);
    expect(() => binned(inBin, ann, now + 7 * DAY)).toThrow(missing);
  });

  it('lists when a session was deleted; in rows that do not say so, when it was last changed', () => {
    const shown = {
      id: session.id,
      title: 'Cells',
      mode: 'custom',
      created_at: instant(now),
      updated_at: instant(now),
      estimated_duration: session.estimated_duration,
    };
    expect(presentBinned(toBin(session, 'ann', now + 5))).toEqual({ ...shown, deleted_at: instant(now + 5) });
    expect(presentBinned(session)).toEqual({ ...shown, deleted_at: instant(now) });
  });
});
