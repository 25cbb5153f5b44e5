import { describe, expect, it } from 'vitest';
import { cancelGeneration } from '../../../../../lambdas/domain/generation/cancel.ts';
import { retryGeneration } from '../../../../../lambdas/domain/generation/start/retry-generation.ts';
import { textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import { AppError } from '../../../../../shared/model/app-error.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';
import { ended, memory, now, refused } from './memory.ts';

const first = newId('gen');
const notes = textMaterial(newId('ses'), 'Rivers begin in hills.', 1);

const failed = () => {
  const house = memory('custom', { status: 'draft', failure_reason: { code: 'busy' }, assessment_config: null });
  house.state.latest = { id: first, kind: 'story', phase: 'failed', fingerprint: 'first' };
  house.state.spec = { spec: contractOf(), materials: [notes.id] };
  return house;
};
const retried = (house: ReturnType<typeof memory>, userId = 'ann') =>
  retryGeneration(house.deps, { userId, sessionId: house.id, now });

describe('a generation that is tried again', () => {
  it('has the same spec and material, and is charged again', async () => {
    const house = failed();
    const ref = await retried(house);
    expect(ref).toEqual({ sessionId: house.id, generationId: house.last().generationId });
    expect(ref.generationId).not.toBe(first);
    expect(house.last()).toMatchObject({
      kind: 'story',
      tier: 'free',
      spec: contractOf(),
      materials: [{ id: notes.id }],
      added: [],
      fingerprint: 'first',
      reservation: { quota: { counter: 'story', limit: 3 }, running: 1 },
      session: { status: 'generating', generation_id: ref.generationId, failure_reason: null, scene_count_target: 9 },
    });
    expect(house.last().session.contract_snapshot).toMatchObject({ basic: true });
  });

  it('holds the subscription plan of now', async () => {
    const house = failed();
    house.state.tier = 'pro';
    await retried(house);
    expect(house.last().tier).toBe('pro');
    const unknown = failed();
    unknown.state.tier = undefined;
    await retried(unknown);
    expect(unknown.last().tier).toBe('free');
  });

  it('continues, as an expansion, after the last scene that stands by now', async () => {
    const house = failed();
    house.set({ ...ended, scene_end: 12 });
    house.state.latest = { ...house.state.latest!, kind: 'expansion' };
    await retried(house);
    expect(house.last()).toMatchObject({
      kind: 'expansion',
      spec: { after: 12 },
      session: { status: 'ready', scene_end: 12, failure_reason: null },
    });
    expect(house.last().session.generation_id).toBe(house.last().generationId);
  });

  it('is started once: while one runs, that is the answer', async () => {
    const house = failed();
    const ref = await retried(house);
    expect(await retried(house)).toEqual(ref);
    expect(house.state.started).toHaveLength(1);
  });

  it('is the one that another call has started meanwhile', async () => {
    const house = failed();
    const other = newId('gen');
    house.state.meanwhile = () => house.set({ generation_id: other });
    expect(await retried(house)).toEqual({ sessionId: house.id, generationId: other });
  });

  it('must have failed, and must be one’s own', async () => {
    const house = failed();
    await expect(retried(house, 'bob')).rejects.toEqual(refused('session_not_found'));
    house.state.latest = { ...house.state.latest!, phase: 'done' };
    await expect(retried(house)).rejects.toEqual(refused('already_written'));
    house.state.latest = undefined;
    await expect(retried(house)).rejects.toEqual(refused('nothing_to_retry'));
    const lost = failed();
    lost.state.spec = undefined;
    await expect(retried(lost)).rejects.toEqual(refused('nothing_to_retry'));
    expect(lost.state.session?.failure_reason).toEqual({ code: 'busy' });
  });

  it('leaves the reason of a refusal that passes with time, and none of another', async () => {
    for (const code of ['quota_exceeded', 'running_limit', 'budget_spent'] as const) {
      const house = failed();
      house.refuseStart(code);
      await expect(retried(house)).rejects.toEqual(refused(code));
      expect(house.state.session).toMatchObject({
        status: 'draft',
        failure_reason: { code: 'refused', params: { error: code } },
      });
    }
    const house = failed();
    house.refuseStart('conflict');
    await expect(retried(house)).rejects.toEqual(refused('conflict'));
    expect(house.state.session?.failure_reason).toEqual({ code: 'busy' });
  });

  it('leaves a lesson that stands, and one that another call writes, as they are when it is refused', async () => {
    const house = failed();
    house.set(ended);
    house.refuseStart('quota_exceeded');
    await expect(retried(house)).rejects.toEqual(refused('quota_exceeded'));
    expect(house.state.session).toMatchObject({ status: 'ready', failure_reason: { code: 'busy' } });
    const taken = failed();
    taken.state.meanwhile = () => {
      taken.set({ generation_id: newId('gen') });
      throw new AppError('running_limit');
    };
    await expect(retried(taken)).rejects.toEqual(refused('running_limit'));
    expect(taken.state.session?.failure_reason).toEqual({ code: 'busy' });
  });
});

describe('a generation that is cancelled', () => {
  const cancelled = (house: ReturnType<typeof memory>, userId = 'ann') =>
    cancelGeneration(house.deps, { userId, sessionId: house.id, now });
  const running = () => memory('custom', { generation_id: first });

  it('is ended and its workflow stopped, once', async () => {
    const house = running();
    expect(await cancelled(house)).toMatchObject({ generation_id: null, failure_reason: { code: 'cancelled' } });
    expect(house.state.stopped).toEqual([{ sessionId: house.id, generationId: first }]);
    expect(await cancelled(house)).toMatchObject({ failure_reason: { code: 'cancelled' } });
    expect(house.state.stopped).toHaveLength(1);
  });

  it('must be running, also when it has ended by itself meanwhile, and one’s own', async () => {
    await expect(cancelled(running(), 'bob')).rejects.toEqual(refused('session_not_found'));
    const done = memory('custom', ended);
    await expect(cancelled(done)).rejects.toEqual(refused('not_generating'));
    const late = running();
    late.state.cancelled = 'stale';
    await expect(cancelled(late)).rejects.toEqual(refused('not_generating'));
    expect(late.state.stopped).toEqual([]);
  });

  it('is stopped again where a call broke off before the workflow was', async () => {
    const house = running();
    house.state.cancelled = 'already';
    await cancelled(house);
    expect(house.state.stopped).toHaveLength(1);
  });

  it('runs once more after it was cancelled and tried again', async () => {
    const house = running();
    await cancelled(house);
    house.set({ generation_id: first, updated_at: instant(now) });
    await cancelled(house);
    expect(house.state.stopped).toHaveLength(2);
  });
});
