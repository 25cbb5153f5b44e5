import { expect, it } from 'vitest';
import { checkModel } from '../../../infra/deploy/model-check.ts';
import { runChecks, siteChecks } from '../../../infra/deploy/smoke.ts';
import { parseOutputs } from '../../../infra/outputs.ts';
import { contentSecurityPolicy } from '../../../shared/web/security-headers.ts';

const config = { region: 'us-east-1', userPoolId: 'p', userPoolClientId: 'c', socketUrl: 'wss://s.example/live' };
const policy = contentSecurityPolicy({
  files: 'https://f.example',
  identity: 'https://i.example',
  sockets: 'wss://s.example',
});

type Answers = Readonly<Record<string, () => Response>>;
const page = () =>
  new Response('<!doctype html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
const sound: Answers = {
  '/': page,
  '/dashboard': page,
  '/config.json': () => Response.json(config),
  '/api/health': () => Response.json({ ok: true }),
  '/api/me': () => Response.json({ error: 'Not authenticated' }, { status: 401 }),
  '/api/nothing-of-the-kind': () => Response.json({ message: 'Not Found' }, { status: 404 }),
};

/** What the checks say about a site that differs from a sound one in one answer. */
const failures = async (different: Answers): Promise<readonly string[]> => {
  const answers = { ...sound, ...different };
  const get: typeof fetch = async (address) => answers[new URL(String(address)).pathname]!();
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const passed = await runChecks(siteChecks('https://site.example', config, get), { timeoutMs: 0, say });
  const failed = said.filter((line) => line.startsWith('✗'));
  expect(passed).toBe(failed.length === 0);
  return failed;
};

it('finds nothing wrong with a sound site', async () => {
  expect(await failures({})).toEqual([]);
});

it.each([
  ['the site answers with the store’s error', { '/': () => new Response('', { status: 403 }) }, '/ answered 403'],
  [
    'pages come without their policy',
    { '/': () => new Response('', { headers: { 'content-type': 'text/html' } }) },
    'the policy is ""',
  ],
  ['links into the app break', { '/dashboard': () => new Response('', { status: 404 }) }, '/dashboard answered 404'],
  [
    'the page belongs to another deployment',
    { '/config.json': () => Response.json({ ...config, userPoolId: 'other' }) },
    'other',
  ],
  ['the API is down', { '/api/health': () => new Response('', { status: 502 }) }, 'answered 502'],
  ['the API answers strangers', { '/api/me': () => Response.json({}) }, 'answered 200 without a token'],
  ['the fallback swallows the API’s 404', { '/api/nothing-of-the-kind': page }, 'answered 200'],
])('notices when %s', async (_, different, reason) => {
  expect((await failures(different as Answers)).join()).toContain(reason);
});

it('waits for a distribution that is not everywhere yet', async () => {
  let asked = 0;
  const late = async () => {
    asked += 1;
    if (asked < 3) throw new Error('not yet');
  };
  const passed = await runChecks([{ name: 'late', run: late }], { timeoutMs: 60_000, pauseMs: 1, say: () => {} });
  expect({ passed, asked }).toEqual({ passed: true, asked: 3 });
});

const profile = (id: string, ...regions: string[]) => ({
  inferenceProfileId: id,
  status: 'ACTIVE' as const,
  models: regions.map((region) => ({ modelArn: `arn:aws:bedrock:${region}::foundation-model/m` })),
});
const wanted = { ModelId: 'us.vendor.m', ModelRegions: 'us-east-1,us-west-2' };

it('accepts a model that answers from regions it has a grant for', () => {
  expect(() => checkModel(wanted, [profile('us.vendor.m', 'us-east-1', 'us-west-2')])).not.toThrow();
});

it('names the models there are when the configured one is not among them', () => {
  expect(() => checkModel(wanted, [profile('us.vendor.n', 'us-east-1')])).toThrow('us.vendor.n');
});

it('refuses a model that may answer from a region without a grant', () => {
  expect(() => checkModel(wanted, [profile('us.vendor.m', 'us-east-1', 'us-east-2')])).toThrow('us-east-2');
});

it('lets a foundation model of the own region be', () => {
  expect(() => checkModel({ ModelId: 'amazon.nova-2-lite', ModelRegions: '' }, [])).not.toThrow();
});

it('reads the outputs that a deployment leaves', () => {
  const site = {
    SiteUrl: 'https://site.example',
    CdnHost: 'd.example',
    SiteBucket: 'b',
    SiteConfig: JSON.stringify(config),
  };
  const price = { input: 0.11, output: 0.55, cacheRead: 0.011, cacheWrite: 0.1375 };
  const made = {
    FilesBucket: 'f',
    GenerationMachine: 'arn:m',
    ModelPrice: JSON.stringify(price),
    Payments: 'null',
    ProModel: 'null',
  };
  const left = { ...site, ...made, TableName: 't', DeadLetterQueues: 'https://q.example/1/a', ...wanted };
  expect(parseOutputs(JSON.stringify({ Fabula: left }))).toMatchObject({ ModelPrice: price, Payments: null });
  expect(parseOutputs(JSON.stringify({ Fabula: left })).SiteConfig).toEqual(config);
});
