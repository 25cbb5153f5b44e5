import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../../lambdas/domain/model/model-calls.ts';
import type { LocalModel } from '../../../local/bedrock/local-model.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { apiOf } from '../support/api.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openTabWithoutWorker, signUp } from '../support/stage.ts';
import { beginStory, startWithModel } from '../support/with-model.ts';

const usage = { inputTokens: 10, outputTokens: 10 };
const good = fakeModel();
/** The first try says too little, and stops here until the test goes on; the second stops in its middle. */
const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
let openings = 0;

const model: LocalModel = async ({ answerAs, system, messages }, onPiece) => {
  if (answerAs.kind !== 'tool') throw new Error('Only tools are asked for');
  const task = messages.at(-1)?.text ?? '';
  const { value } = await good.complete({ name: answerAs.name as CallName, prefix: system, task, maxTokens: 9_000 });
  if (answerAs.name !== 'opening') return { output: value, usage };
  openings += 1;
  const begun = openings;
  const said = 'content' in value ? value.content : '';
  const content = begun === 1 ? 'The wrong beginning.' : `It was **very cold** at the river.\n\n${said}`;
  const output = { ...value, title: 'The River at Night', content };
  const json = JSON.stringify(output);
  const middle = json.indexOf(content.slice(0, 9)) + (begun === 1 ? 20 : 900);
  for (let at = 0; at < json.length; at += 40) {
    if (at < middle && at + 40 >= middle) {
      onPiece?.(json.slice(at, middle));
      await (begun === 1 ? gates[0] : gates[2]).promise;
      onPiece?.(json.slice(middle, at + 40));
    } else onPiece?.(json.slice(at, at + 40));
    if (begun > 1 && at === 0) await gates[1].promise;
  }
  return { output, usage };
};

let product: Awaited<ReturnType<typeof startWithModel>>;
beforeAll(async () => {
  product = await startWithModel(model);
});
afterAll(async () => {
  for (const gate of gates) gate.resolve();
  await product.close();
});

it('lets a first scene be read while it is written, and puts the checked one in its place', async () => {
  const { page, context, faults } = await openTabWithoutWorker(product.browser, product.origin);
  await signUp(page, newPerson());
  const api = apiOf(page);
  const sessionId = await beginStory(page, (id) => page.goto(`/session/${id}`));

  await page.getByText('The wrong beginning.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'The River at Night' }).waitFor();
  gates[0].resolve();
  await page.getByText(/did not pass its checks/).waitFor();
  expect(await page.getByText('The wrong beginning.').count()).toBe(0);

  gates[1].resolve();
  const bold = page.locator('strong', { hasText: 'very cold' });
  await bold.waitFor();
  await page.getByText('Still being written. It is checked when it is whole.').waitFor();
  await page.getByText('The first scene is being written. You can begin to read.').waitFor({ state: 'attached' });
  await looksGood(page, 'viewer-opening');

  // A tab that is opened in the middle has what has come so far
  const later = await context.newPage();
  await later.setViewportSize({ width: 390, height: 500 });
  await later.goto(`/session/${sessionId}`);
  await later.locator('strong', { hasText: 'very cold' }).waitFor();
  const shown = later.locator('.reading');
  await expect.poll(async () => (await shown.innerText()).length).toBeGreaterThan(700);
  await later.mouse.wheel(0, 300);
  await expect.poll(() => later.evaluate(() => scrollY)).toBeGreaterThan(200);
  const before = await later.evaluate(() => scrollY);

  gates[2].resolve();
  for (const tab of [page, later]) {
    await tab.getByText(/Still being written/).waitFor({ state: 'detached' });
    await tab.locator('strong', { hasText: 'very cold' }).waitFor();
  }
  expect(await later.evaluate(() => scrollY)).toBe(before);
  const { modules } = await api('listScenes', { params: { sessionId } });
  expect(modules[0]?.scenes[0]).toMatchObject({ state: 'written', title: 'The River at Night' });
  expect(faults).toEqual([]);
});
