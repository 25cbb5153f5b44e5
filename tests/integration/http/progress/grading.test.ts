import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { WrittenScene } from '../../../../lambdas/domain/scene/written-scene.ts';
import { siteStore, spending } from '../../../../lambdas/runtime/container.ts';
import { startBedrock } from '../../../../local/bedrock/bedrock.ts';
import { GRADED_ANSWERS_A_DAY } from '../../../../shared/catalogue/limits.ts';
import type { SceneId } from '../../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz } from '../../lesson.ts';

/** A tenth of a dollar for the 100 tokens that grading takes here. */
const CALL = 0.1;
const DAY = 86_400_000;

let backend: Backend;
let bedrock: Awaited<ReturnType<typeof startBedrock>>;
let asked = 0;
beforeAll(async () => {
  bedrock = await startBedrock({
    answer: async ({ messages }) => {
      asked += 1;
      const ids = [...(messages[0]?.text ?? '').matchAll(/"id":"(\w+)"/g)].map(([, id]) => id);
      // Every answer makes its first point, whatever it says.
      return {
        output: { answers: ids.map((id) => ({ id, found: [0] })) },
        usage: { inputTokens: 100, outputTokens: 5 },
      };
    },
  });
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', bedrock.endpoint);
  // As it is deployed.
  vi.stubEnv('MODEL_ID', 'us.anthropic.claude-haiku-5-5');
  vi.stubEnv('MODEL_SCHEMA', 'forced');
  vi.stubEnv('MODEL_THINKING', 'disabled');
  vi.stubEnv('MODEL_TOPICS', 'any');
  vi.stubEnv('MODEL_PRICE_INPUT', '1000');
  vi.stubEnv('MODEL_DAILY_BUDGET', '2');
  backend = await startBackend();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
  await bedrock.close();
});
beforeEach(() => {
  asked = 0;
});

const evidence = { chunk: 'c1', heading: null, quote: 'Each cell has a membrane.', start: 37, end: 62 };
const ids = Array.from({ length: 10 }, (_, at) => `q${at + 1}`);

/** Ten open questions of two key points each. */
const assessment = (order: number): WrittenScene => ({
  ...quiz(order),
  type: 'assessment',
  quiz: {
    title: 'Assessment',
    description: null,
    questions: ids.map((id) => ({ id, kind: 'short_answer', question: `What of cell ${id}?`, scenario: null })),
  },
  keys: ids.map((id) => ({
    id,
    modelAnswer: 'Each cell has a membrane.',
    points: [
      { text: 'Each cell has a membrane.', evidence },
      { text: 'Cells are the smallest units of life.', evidence },
    ],
  })),
});

const learner = async (name: string) => {
  const who = person(name);
  const { scene } = await lesson(backend, who, [chapter(1), assessment(2)]);
  return { who, sceneId: scene(2) };
};
const submit = async ({ who, sceneId }: { who: Identity; sceneId: SceneId }, answered: readonly string[]) => {
  const answers = answered.map((id) => ({ id, text: 'Something else entirely' }));
  const signedIn = { ...who, authTime: Math.floor(Date.now() / 1_000) };
  const { status, body } = await backend.call('submitAnswers', signedIn, { params: { sceneId }, body: { answers } });
  expect(status).toBe(201);
  return body.questions.flatMap((question) =>
    'points' in question && answered.includes(question.id) ? [question.score] : [],
  );
};
const costToday = async () => {
  const date = new Date().toISOString().slice(0, 10);
  return (await siteStore().days([date]))[0]?.cost_usd ?? 0;
};

it('grades open answers with the model, and counts what that costs', async () => {
  const before = await costToday();
  expect(await submit(await learner('ann'), ['q1', 'q2'])).toEqual([50, 50]);
  expect(asked).toBe(1);
  expect(await costToday()).toBeCloseTo(before + CALL);
});

it('asks nothing where nothing was written', async () => {
  const ben = await learner('ben');
  await backend.call('submitAnswers', ben.who, {
    params: { sceneId: ben.sceneId },
    body: { answers: [{ id: 'q1', text: ' ' }] },
  });
  expect(asked).toBe(0);
});

it('grades so many answers of a person a day, leaves the others to them, and grades somebody else’s as before', async () => {
  const [cal, dan] = [await learner('cal'), await learner('dan')];
  for (let taken = 0; taken < GRADED_ANSWERS_A_DAY - ids.length; taken += ids.length) await submit(cal, ids);
  expect(await submit(cal, ids.slice(1))).toEqual(ids.slice(1).map(() => 50));
  expect(asked).toBe(GRADED_ANSWERS_A_DAY / ids.length);
  expect(await submit(cal, ['q1', 'q2'])).toEqual([null, null]);
  expect(await submit(cal, ['q1'])).toEqual([50]);
  expect(await submit(cal, ['q1'])).toEqual([null]);
  expect(asked).toBe(GRADED_ANSWERS_A_DAY / ids.length + 1);
  expect(await submit(dan, ['q1'])).toEqual([50]);

  vi.useFakeTimers({ now: Date.now() + DAY, toFake: ['Date'] });
  expect(await submit(cal, ['q1'])).toEqual([50]);
  vi.useRealTimers();
});

it('leaves answers to their learner once the day’s budget is used up: nobody waits, and nothing is lost', async () => {
  const eve = await learner('eve');
  while (!(await spending().isUsedUp()))
    await spending().add({ inputTokens: 500, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 });
  expect(await submit(eve, ['q1'])).toEqual([null]);
  expect(asked).toBe(0);
});
