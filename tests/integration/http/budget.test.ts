import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { metered } from '../../../lambdas/domain/generation/spending.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { recordFailure } from '../../../lambdas/pipeline/steps/fail.ts';
import { finalizeLesson } from '../../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { generationStore, spending } from '../../../lambdas/runtime/container.ts';
import { generationFiles } from '../../../lambdas/runtime/services/files.ts';
import { createSpendingStore } from '../../../lambdas/store/model/spending-store.ts';
import { tableOf } from '../../../lambdas/store/table.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { expand, sessionOf } from '../expansion.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { lesson, material, newStory, usage } from '../lesson.ts';
import { refusedFor } from './progress/asking.ts';

const DAY = 86_400_000;
/** USD for the 100 tokens of input that a call takes in these tests, and for all calls of a day. */
const CALL = 0.1;
const BUDGET = 0.5;

let backend: Backend;
let days = 0;
beforeAll(async () => {
  vi.stubEnv('MODEL_PRICE_INPUT', '1000');
  vi.stubEnv('MODEL_PRICE_OUTPUT', '0');
  vi.stubEnv('MODEL_DAILY_BUDGET', String(BUDGET));
  backend = await startBackend();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});
beforeEach(() => {
  // Each on a day of its own, with nothing spent yet.
  days += 1;
  vi.useFakeTimers({ now: Date.now() + days * DAY, toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/** Somebody who has just signed in. */
const somebody = (name: string): Identity => ({ ...person(name), authTime: Math.floor(Date.now() / 1_000) });
const spend = async (calls: number) => {
  for (let call = 0; call < calls; call += 1) await spending().add(usage);
};
const generate = async (who: Identity, content = material) => {
  const sessionId = await newStory(backend, who);
  const body = { sessionId, content, genre: 'mystery', authorInspiration: 'doyle' };
  const answer = await backend.call('generateStory', who, { body });
  return { sessionId, ...answer };
};

it('refuses new generations once the day’s are spent, keeps what they were to be, and lets written ones be read', async () => {
  const [ann, cal] = [somebody('ann'), somebody('cal')];
  const { sessionId: written } = await lesson(backend, ann);
  await spend(BUDGET / CALL);

  const refused = await generate(cal);
  expect([refused.status, refused.error.error]).toEqual([
    503,
    'The daily budget for new generations is used up. Please try again tomorrow.',
  ]);
  expect(await sessionOf(backend, cal, refused.sessionId)).toMatchObject(refusedFor('budget_spent'));
  expect((await expand(backend, ann, written)).error.code).toBe('budget_spent');
  expect((await sessionOf(backend, ann, written)).status).toBe('ready');
  const { body } = await backend.call('getUsage', cal, {});
  expect([body.stories.used, body.running.used]).toEqual([0, 0]);

  vi.setSystemTime(Date.now() + DAY + 3_600_000);
  const params = { sessionId: refused.sessionId };
  expect((await backend.call('retryGeneration', somebody('cal'), { params })).status).toBe(202);
});

describe('a generation under way when the budget is used up', () => {
  const begin = async (name: string) => {
    const who = somebody(name);
    const { sessionId } = await generate(who, riversText(8));
    const { generation } = await sessionOf(backend, who, sessionId);
    const ref = { sessionId, generationId: generation!.id };
    const model = fakeModel();
    const reported: unknown[] = [];
    const ports = {
      store: generationStore(),
      files: generationFiles(),
      model: metered(model, spending()),
      largerModel: undefined,
      now: Date.now,
      report: (error: unknown) => void reported.push(error),
    };
    await extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, ref);
    return { who, ref, ports, model, reported };
  };

  it('has been counted call by call, and asks for nothing more', async () => {
    const { ref, ports, model } = await begin('dan');
    const { orders } = await planLesson(ports, ref);
    expect(model.calls).toHaveLength(2);
    await spend(BUDGET / CALL - 2);
    await expect(generateScene(ports, { ...ref, order: orders[0] })).rejects.toThrow('budget_spent');
    expect(model.calls).toHaveLength(2);
    expect((await generate(somebody('eva'))).status).toBe(503);
  });

  it('is ready with what is written, and says what is missing', async () => {
    const { who, ref, ports } = await begin('fay');
    const { orders } = await planLesson(ports, ref);
    expect((await generateScene(ports, { ...ref, order: orders[0] })).outcome).toBe('done');
    await spend(BUDGET / CALL);
    await finalizeLesson(ports, ref);
    const session = await sessionOf(backend, who, ref.sessionId);
    expect(session.status).toBe('ready');
    expect(session.notes).toContainEqual({ code: 'unwritten', params: expect.anything() });
  });

  it('is a draft again where no chapter is written, with the reason, and its place in the quota is free', async () => {
    const { who, ref, ports } = await begin('gus');
    await planLesson(ports, ref);
    await spend(BUDGET / CALL);
    const error = await finalizeLesson(ports, ref).catch((thrown: unknown) => thrown as Error);
    const Cause = JSON.stringify({ errorMessage: (error as Error).message });
    const recorded = await recordFailure(ports, { ...ref, error: { Error: (error as Error).name, Cause } });
    expect(recorded).toEqual({ reason: 'budget_spent', fault: 'ours' });
    expect(await sessionOf(backend, who, ref.sessionId)).toMatchObject({
      status: 'draft',
      failure_reason: { code: 'budget_spent' },
    });
    const { body } = await backend.call('getUsage', who, {});
    expect([body.stories.used, body.running.used]).toEqual([0, 0]);
  });
});

it('counts a call once, also when the table’s answer was lost and the SDK sends it again', async () => {
  const client = new DynamoDBClient({ retryMode: 'standard', maxAttempts: 2 });
  let lost = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      if (lost++ === 0) throw Object.assign(new Error('lost'), { name: 'TimeoutError' });
      return answer;
    },
    { step: 'deserialize', priority: 'high' },
  );
  const costOf = () => BUDGET - CALL;
  const store = createSpendingStore(tableOf(client, backend.tableName), { costOf, budget: BUDGET, now: Date.now });
  await store.add(usage);
  expect(lost).toBe(2);
  expect(await store.isUsedUp()).toBe(false);
  await spend(1);
  expect(await store.isUsedUp()).toBe(true);
});
