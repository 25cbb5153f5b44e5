import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOwner } from '../../../lambdas/domain/user/change-role.ts';
import { memberStore } from '../../../lambdas/runtime/container.ts';
import { listen } from '../../../local/lib/http.ts';
import { createWriters } from '../../../local/stack/model/writers.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { startBuilt } from '../../built/start.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { apiOf } from '../support/api.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from '../support/stage.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'writer-'));
let answer: RequestListener = (_, res) => res.writeHead(503).end('no');
/** Models that the server has; undefined while it does not answer. */
let models: readonly string[] | undefined = [];
let patienceMs = 60_000;
let server: Awaited<ReturnType<typeof listen>>;
let stack: Stack;
let browser: Browser;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  server = await listen(createServer((req, res) => answer(req, res)));
  const find = async () => (models ? [{ name: 'Ollama', url: server.endpoint, models }] : []);
  const writers = createWriters({
    dataDir,
    writer: 'engine',
    pace: { delayMs: 0 },
    find,
    timeoutMs: () => patienceMs,
  });
  [stack, browser] = await Promise.all([
    startBuilt({ dataDir, port: 0, site: 'built', model: writers.answer, writers }),
    openBrowser(),
  ]);
  ({ page, faults } = await openTabWithoutWorker(browser, stack.origin));
  await signUp(page, newPerson());
  await makeOwner(memberStore(), (await apiOf(page)('getMe')).id, Date.now());
});
afterAll(async () => {
  await Promise.all([stack.close(), browser.close()]);
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const chip = () => page.getByRole('button', { name: /Choose who writes$/ });
const dialog = () => page.getByRole('dialog', { name: 'Who writes' });

it('says in the wizard who writes, and how to get a model where there is none', async () => {
  await page.goto('/upload');
  await chip().filter({ hasText: 'Study edition, no AI' }).click();
  await dialog().getByText('No model on this computer yet').waitFor();
  await looksGood(page, 'writer-none');
  await page.keyboard.press('Escape');
  expect(await chip().evaluate((element) => element === document.activeElement)).toBe(true);
});

it('asks once whether a model that was found is to write', async () => {
  models = ['llama3.1', 'qwen2.5-coder:32b-instruct-q4_K_M'];
  await page.goto('/upload');
  const question = page.getByRole('dialog', { name: 'Ollama answers on this computer with llama3.1' });
  await question.getByText('How good is it?').click();
  await question.getByText(/has not finished a lesson for you yet/).waitFor();
  await looksGood(page, 'writer-found');
  await question.getByRole('button', { name: 'Use it' }).click();
  await chip().filter({ hasText: 'Written by llama3.1 on this computer' }).waitFor();
  await looksGood(page, 'writer-chip');
  await chip().click();
  await dialog()
    .getByRole('radio', { name: /qwen2\.5-coder/ })
    .waitFor();
  await looksGood(page, 'writer-list');
  await page.keyboard.press('Escape');
  for (const place of ['-traditional', '/anchor']) {
    await page.goto(`/upload${place}`);
    await chip().waitFor();
    await looksGood(page, `writer-${place.slice(1)}`);
  }
});

it.each<[string, RequestListener]>([
  ['fails', (_, res) => void res.writeHead(503).end('no')],
  ['is silent', (_, res) => void res.destroy()],
  ['is slow', () => {}],
])('says of a lesson why its model %s, and makes a study edition instead', async (what, listener) => {
  answer = listener;
  patienceMs = 300;
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom', title: 'Rivers' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content: riversText(4), ...style } });
  await page.goto(`/session/${sessionId}`);
  const instead = page.getByRole('button', { name: 'Make a study edition instead' });
  await instead.first().waitFor();
  await looksGood(page, `writer-${what.replace(' ', '-')}`);
  if (what !== 'is slow') return;
  await instead.first().click();
  await page
    .getByText(/Study edition, no AI/)
    .first()
    .waitFor();
  await looksGood(page, 'writer-edition');
});

it('says that a model does not answer any more, and in the settings too', async () => {
  models = undefined;
  // A link to a part of a page leads there, though the page has yet to load
  await page.goto('/settings#writer');
  await page.getByText('llama3.1 does not answer. Start it again').waitFor();
  const heading = page.getByRole('heading', { name: 'Who writes' });
  const isThere = () => expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  await isThere();
  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Who writes' }).click();
  await isThere();
  await looksGood(page, 'writer-settings-lost');
  await page.goto('/upload');
  await chip().filter({ hasText: 'llama3.1 does not answer' }).waitFor();
  await looksGood(page, 'writer-lost');
  expect(faults).toEqual([]);
});
