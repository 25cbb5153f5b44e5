import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../browser/executable.ts';
import { apiOf } from '../e2e/support/api.ts';
import { run } from '../e2e/support/running.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { type Category, measure, medianOf } from './report.ts';

/*
 * Lighthouse, mobile profile, on the built site as `npm start` serves it. It comes from npm when this runs; nothing else needs
 * it. `node tests/lighthouse/main.ts [--runs N] [address …]`; the signed-in pages are named `dashboard` and `viewer`.
 */
const open = ['/', '/features', '/pricing', '/faq', '/about', '/privacy', '/terms'];
const limits = {
  open: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  // A page behind the sign-in is not for search engines
  own: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 0 },
} satisfies Record<string, Record<Category, number>>;

const args = process.argv.slice(2);
const at = args.indexOf('--runs');
const [, runs = '5'] = at < 0 ? [] : args.splice(at, 2);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const signUp = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/auth?mode=signup`);
  await page.getByLabel('Full Name').fill('Ines Novak');
  await page.getByLabel('Email').fill('ines@example.test');
  await page.getByLabel('Password', { exact: true }).fill('reading1');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /create account|sign up/i })
    .click();
  await page.waitForURL('**/dashboard');
};

/** A lesson that is written, to open in the viewer. */
const write = async (page: Page): Promise<string> => {
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', {
    body: { title: 'Spaced repetition', mode: 'traditional', status: 'generating' },
  });
  const content = topicTexts.get('spaced-repetition') ?? '';
  await api('generateTraditionalLesson', { body: { sessionId, content } });
  for (;;) {
    const { status } = await api('getSession', { params: { sessionId } });
    if (status === 'ready') return `/session/${sessionId}`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const stack = await run({ dataDir });
const port = await freePort();
const { executablePath, env } = await findBrowser();
const context = await chromium.launchPersistentContext(path.join(dataDir, 'browser'), {
  executablePath,
  env,
  args: [...browserFlags, `--remote-debugging-port=${port}`],
});
let failures = 0;

const judge = async (name: string, address: string, limit: Record<Category, number>): Promise<void> => {
  const all = [];
  for (let count = 0; count < Number(runs); count++) all.push(await measure(stack.origin + address, port));
  const scores = medianOf(all);
  const short = (Object.keys(limit) as Category[]).filter((category) => scores[category] < limit[category]);
  failures += short.length;
  const missed = [...new Set(all.flatMap((each) => each.missed))];
  const figures = Object.values(scores).map((score) => String(score).padStart(4));
  console.log([name.padEnd(12), ...figures, short.length ? `  SHORT ${short.join(', ')}:` : '  ', ...missed].join(' '));
};

try {
  console.log('page         perf  acc   bp  seo   what was missed');
  const chosen = args.length === 0 ? [...open, 'dashboard', 'viewer'] : args;
  for (const address of chosen.filter((each) => each.startsWith('/'))) await judge(address, address, limits.open);
  const own = chosen.filter((each) => !each.startsWith('/'));
  if (own.length > 0) {
    const page = await context.newPage();
    await signUp(page, stack.origin);
    const addresses: Record<string, string> = { viewer: await write(page), dashboard: '/dashboard/traditional' };
    await page.close();
    for (const name of own) await judge(name, addresses[name] ?? '/dashboard', limits.own);
  }
} finally {
  await context.close();
  await stack.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
