import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cancellationStore, generationStore } from '../../../lambdas/runtime/container.ts';
import { expand, sessionOf } from '../expansion.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { accepted, chapter, lesson, material, newStory, planOf, threeScenes, usage } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  // A lesson of the fixture costs 100 tokens of input for its plan and for each of its three scenes
  vi.stubEnv('MODEL_PRICE_INPUT', '1000');
  vi.stubEnv('MODEL_PRICE_OUTPUT', '0');
  vi.stubEnv('MODEL_DAILY_BUDGET', '0.5');
  backend = await startBackend();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});

const generate = async (who: Identity) => {
  const sessionId = await newStory(backend, who);
  const body = { sessionId, content: material, genre: 'mystery', authorInspiration: 'doyle' };
  return { sessionId, ...(await backend.call('generateStory', who, { body })) };
};

it('refuses new generations once the day’s are spent, keeps what they were to be, and lets written ones be read', async () => {
  const [ann, bea, cal] = [person('ann'), person('bea'), person('cal')];
  const { sessionId: written } = await lesson(backend, ann);
  const cancelled = await accepted(backend, bea);
  await generationStore().savePlan(cancelled, planOf(threeScenes), usage);
  await generationStore().writeScene(cancelled, chapter(1), usage);
  await cancellationStore().cancel(cancelled, new Date().toISOString());

  const refused = await generate(cal);
  expect([refused.status, refused.error.error]).toEqual([
    503,
    'The daily budget for new generations is used up. Please try again tomorrow.',
  ]);
  expect(await sessionOf(backend, cal, refused.sessionId)).toMatchObject({
    status: 'draft',
    failure_reason: refused.error.error,
  });
  expect((await expand(backend, ann, written)).error.code).toBe('budget_spent');
  expect((await sessionOf(backend, ann, written)).status).toBe('ready');
  const { body } = await backend.call('getUsage', cal, {});
  expect([body.stories.used, body.running.used]).toEqual([0, 0]);

  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
  const tomorrow = await backend.call(
    'retryGeneration',
    { ...cal, authTime: Math.floor(Date.now() / 1_000) },
    { params: { sessionId: refused.sessionId } },
  );
  vi.useRealTimers();
  expect(tomorrow.status).toBe(202);
});
