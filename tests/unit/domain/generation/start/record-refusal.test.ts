import { describe, expect, it } from 'vitest';
import {
  isRetryable,
  recordRefusal,
  refusalOf,
  refuseOverBudget,
  retryableRefusal,
} from '../../../../../lambdas/domain/generation/start/record-refusal.ts';
import { startedBefore, startOnce } from '../../../../../lambdas/domain/generation/start/same-request.ts';
import type { SessionRecord } from '../../../../../lambdas/domain/session/session.ts';
import { AppError } from '../../../../../shared/model/app-error.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { memory, now, refused } from './memory.ts';

const recorded = async (fields: Partial<SessionRecord>, userId = 'ann') => {
  const house = memory('custom', fields);
  const before = house.state.session;
  await recordRefusal(house.deps, { userId, sessionId: house.id, error: 'quota_exceeded', now });
  return house.state.session === before ? 'as it was' : house.state.session;
};

describe('the reason of a refusal', () => {
  it.each(['new', 'generating', 'draft'] as const)('is kept on a %s session, which is a draft then', async (status) => {
    expect(await recorded({ status })).toMatchObject({
      status: 'draft',
      failure_reason: { code: 'refused', params: { error: 'quota_exceeded' } },
    });
  });

  it.each([
    ['is being written', { generation_id: newId('gen') }],
    ['was written once', { generated_at: instant(now) }],
    ['lies in the bin', { deleted_at: instant(now) }],
    ['is ready', { status: 'ready' }],
    ['is completed', { status: 'completed' }],
    ['is somebody else’s', { user_id: 'bob' }],
  ] as const)('is not kept on one that %s', async (_, fields) => {
    expect(await recorded(fields)).toBe('as it was');
  });

  it('is thrown where it cannot be stored', async () => {
    const broken = { sessions: { rewrite: () => Promise.reject(new Error('down')) } };
    const refusal = { userId: 'ann', sessionId: newId('ses'), error: 'internal', now } as const;
    await expect(recordRefusal(broken, refusal)).rejects.toThrow('down');
  });

  it('is its code, and internal for what nobody expected', () => {
    expect(refusalOf(new AppError('pro_only'))).toBe('pro_only');
    expect(refusalOf(new Error('down'))).toBe('internal');
  });

  it('passes with time when quota, places or budget are used up, of a first generation', () => {
    for (const code of ['quota_exceeded', 'running_limit', 'budget_spent'] as const) {
      expect(isRetryable(code)).toBe(true);
      expect(retryableRefusal('story', new AppError(code))).toBe(code);
      expect(retryableRefusal('expansion', new AppError(code))).toBeUndefined();
    }
    expect(isRetryable('conflict')).toBe(false);
    expect(retryableRefusal('lesson', new AppError('conflict'))).toBeUndefined();
    expect(retryableRefusal('lesson', Object.assign(new Error(), { code: 'budget_spent' }))).toBeUndefined();
  });

  it('is the budget of the day once it is reached', () => {
    expect(() => refuseOverBudget(9.99, 10)).not.toThrow();
    expect(() => refuseOverBudget(10, 10)).toThrow(refused('budget_spent'));
  });
});

describe('a request that is sent again', () => {
  const [sessionId, id] = [newId('ses'), newId('gen')];
  const latest = { id, kind: 'story', phase: 'extract', fingerprint: 'same' } as const;
  const ref = { sessionId, generationId: id };
  const lost = (
    code: 'conflict' | 'already_generating' | 'quota_exceeded',
    found: typeof latest | undefined = latest,
  ) => startOnce({ latest: async () => found }, 'same', sessionId, () => Promise.reject(new AppError(code)));

  it('has started what has the same mark and has not failed', () => {
    expect(startedBefore('same', sessionId, latest)).toEqual(ref);
    expect(startedBefore('other', sessionId, latest)).toBeUndefined();
    expect(startedBefore('same', sessionId, { ...latest, phase: 'failed' })).toBeUndefined();
    expect(startedBefore('same', sessionId, undefined)).toBeUndefined();
  });

  it('is answered with what the first call started, when that was accepted first', async () => {
    expect(await lost('conflict')).toEqual(ref);
    expect(await lost('already_generating')).toEqual(ref);
  });

  it('is refused for every other reason, and when somebody else was first', async () => {
    await expect(lost('quota_exceeded')).rejects.toEqual(refused('quota_exceeded'));
    const other = { latest: async () => ({ ...latest, fingerprint: 'other' }) };
    const start = () => Promise.reject(new AppError('conflict'));
    await expect(startOnce(other, 'same', sessionId, start)).rejects.toEqual(refused('conflict'));
    const broken = Object.assign(new Error('down'), { code: 'conflict' });
    await expect(
      startOnce({ latest: async () => latest }, 'same', sessionId, () => Promise.reject(broken)),
    ).rejects.toBe(broken);
  });
});
