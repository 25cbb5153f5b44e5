import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { handler as extract } from '../../../lambdas/pipeline/extract.ts';
import { handler as finalize } from '../../../lambdas/pipeline/finalize.ts';
import { handler as generate } from '../../../lambdas/pipeline/generate.ts';
import { handler as plan } from '../../../lambdas/pipeline/plan.ts';
import { siteStore, userStore } from '../../../lambdas/runtime/container.ts';
import { startBedrock } from '../../../local/bedrock/bedrock.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { planLimits, type Tier } from '../../../shared/catalogue/limits.ts';
import { instant } from '../../../shared/model/time.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { type Backend, person, startBackend, visitor } from '../harness.ts';
import { newStory } from '../lesson.ts';

const SMALL = 'us.vendor.small';
const LARGE = 'us.vendor.large';
const FUNCTION = { getRemainingTimeInMillis: () => 300_000 };

let backend: Backend;
let bedrock: Awaited<ReturnType<typeof startBedrock>>;
let asked: string[] = [];
beforeAll(async () => {
  const engine = engineModel({ delayMs: 0 });
  bedrock = await startBedrock({
    answer: (request) => {
      asked.push(request.modelId);
      return engine(request);
    },
  });
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', bedrock.endpoint);
  // The engine behind it answers what an extractive model is sent
  vi.stubEnv('MODEL_TOPICS', 'preset');
  vi.stubEnv('MODEL_ID', SMALL);
  vi.stubEnv('MODEL_PRICE_OUTPUT', '1');
  vi.stubEnv('PRO_MODEL_ID', LARGE);
  vi.stubEnv('PRO_MODEL_PRICE_OUTPUT', '1000');
  backend = await startBackend();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
  await bedrock.close();
});
beforeEach(() => {
  asked = [];
});

/** A lesson of somebody on a plan, step by step as the workflow does it. Hands back what of the plan's pace was said. */
const lessonOn = async (tier: Tier, name: string) => {
  const who = person(name);
  const user = newUser(who.userId, `${name}@example.com`, name, instant(Date.now()));
  await userStore().signUp({ ...user, subscription_tier: tier });
  const sessionId = await newStory(backend, who);
  const body = { sessionId, content: riversText(8), genre: 'mystery', authorInspiration: 'doyle' };
  expect((await backend.call('generateStory', who, { body })).status).toBe(202);
  const { body: session } = await backend.call('getSession', who, { params: { sessionId } });
  const ref = { sessionId, generationId: session.generation?.id };
  await extract(ref, FUNCTION);
  const { orders, closing, pace } = await plan(ref, FUNCTION);
  for (const order of [...orders, ...closing]) await generate({ ...ref, order }, FUNCTION);
  await finalize(ref, FUNCTION);
  const { body: written } = await backend.call('getSession', who, { params: { sessionId } });
  expect(written).toMatchObject({ status: 'ready', writers: [{ code: 'engine' }], spent: { tokens: 0, usd: 0 } });
  return { pace, models: [...new Set(asked)] };
};
const costSoFar = async () => {
  const days = await siteStore().days([instant(Date.now()).slice(0, 10)]);
  return days.reduce((sum, { cost_usd }) => sum + cost_usd, 0);
};

it('writes every scene of a Free lesson with the usual model, at the usual pace [BILL-02]', async () => {
  expect(await lessonOn('free', 'ann')).toEqual({ models: [SMALL], pace: planLimits.free.pace - 1 });
});

it('writes every scene of a Pro lesson with the larger one, and faster [BILL-02]', async () => {
  expect(await lessonOn('pro', 'ben')).toEqual({ models: [LARGE], pace: planLimits.pro.pace - 1 });
});

it('counts what the larger model costs at its own price', async () => {
  const before = await costSoFar();
  await lessonOn('free', 'cal');
  const free = (await costSoFar()) - before;
  asked = [];
  await lessonOn('pro', 'dan');
  expect((await costSoFar()) - before - free).toBeGreaterThan(100 * free);
});

it('tells the pricing page that there is one [BILL-02]', async () => {
  expect((await backend.call('listPlans', visitor, {})).body.larger_model).toBe(true);
});

it('writes everybody’s lessons with the one model where there is no other', async () => {
  vi.stubEnv('PRO_MODEL_ID', '');
  expect((await lessonOn('pro', 'eva')).models).toEqual([SMALL]);
  vi.stubEnv('PRO_MODEL_ID', LARGE);
});
