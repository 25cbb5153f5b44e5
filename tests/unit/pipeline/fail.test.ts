import { describe, expect, it } from 'vitest';
import { endExecution } from '../../../lambdas/pipeline/steps/execution-ended.ts';
import { recordFailure } from '../../../lambdas/pipeline/steps/fail.ts';
import { failureReasons } from '../../../shared/model/session/failure.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';
import { memoryStore, worldOf } from '../../fixtures/lesson/memory-store.ts';

const now = () => 0;
const causeOf = (errorType: string, errorMessage: string) => JSON.stringify({ errorType, errorMessage, trace: [] });

describe('a caught error', () => {
  const reasonFor = async (error?: object) => {
    const world = worldOf();
    await recordFailure({ store: memoryStore(world), now }, { ...refOf(), plan: { orders: [] }, error });
    return world.failure;
  };

  it.each(failureReasons)('with the reason "%s" keeps it', async (reason) => {
    expect(await reasonFor({ Error: 'GenerationFailed', Cause: causeOf('GenerationFailed', reason) })).toBe(reason);
  });

  it('of a busy model says that it was busy', async () => {
    expect(await reasonFor({ Error: 'ModelThrottled', Cause: causeOf('ModelThrottled', 'slow down') })).toBe('busy');
  });

  it.each([
    ['an unknown one', { Error: 'TypeError', Cause: causeOf('TypeError', 'x of undefined') }],
    [
      'one with a reason that is not on the list',
      { Error: 'GenerationFailed', Cause: causeOf('GenerationFailed', 'secret') },
    ],
    ['one that only looks like a reason', { Error: 'Error', Cause: causeOf('Error', 'encrypted') }],
    ['one without a cause', { Error: 'States.Timeout' }],
    ['none at all', undefined],
  ])('gives the general reason for %s', async (_, error) => {
    expect(await reasonFor(error)).toBe('unknown');
  });

  it('of one scene gives up that scene and nothing else', async () => {
    const world = worldOf();
    await recordFailure({ store: memoryStore(world), now }, { ...refOf(), order: 4, error: { Error: 'TypeError' } });
    expect([...world.failed]).toEqual([4]);
    expect(world.failure).toBeUndefined();
  });
});

describe('whose fault a failure is', () => {
  const faultFor = async (reason: string) =>
    (await recordFailure({ store: memoryStore(worldOf()), now }, { ...refOf(), error: caught(reason) }))?.fault;
  const caught = (reason: string) => ({ Error: 'GenerationFailed', Cause: causeOf('GenerationFailed', reason) });

  it.each(['empty', 'too_long', 'encrypted', 'scanned', 'unsourced', 'cancelled'])(
    'the learner’s: %s',
    async (reason) => expect(await faultFor(reason)).toBe('learner'),
  );
  it.each(['unwritten', 'busy', 'timed_out', 'unknown', 'not on the list'])('ours: %s', async (reason) =>
    expect(await faultFor(reason)).toBe('ours'),
  );
  it('of a lesson that nobody waits for any more: not ours', async () => {
    const world = worldOf();
    world.wanted = false;
    const recorded = await recordFailure({ store: memoryStore(world), now }, { ...refOf(), error: caught('busy') });
    expect(recorded?.fault).toBe('learner');
  });
});

describe('an execution that ended by itself', () => {
  const reasonFor = async (detail: object) => {
    const world = worldOf();
    await endExecution(
      { store: memoryStore(world), now },
      { source: 'aws.states', detail: { input: JSON.stringify(refOf()), ...detail } },
    );
    return world.failure;
  };

  it.each([
    ['TIMED_OUT', 'timed_out'],
    ['ABORTED', 'stopped'],
    ['FAILED', 'unknown'],
  ])('%s leaves its reason', async (status, text) => {
    expect(await reasonFor({ status, error: null, cause: null })).toBe(text);
  });

  it('FAILED with a reason of ours keeps it', async () => {
    const cause = causeOf('GenerationFailed', 'scanned');
    expect(await reasonFor({ status: 'FAILED', error: 'GenerationFailed', cause })).toBe('scanned');
  });

  it('FAILED with a reason that the workflow has recorded already says the same', async () => {
    expect(await reasonFor({ status: 'FAILED', error: 'GenerationFailed', cause: 'busy' })).toBe('busy');
  });
});
