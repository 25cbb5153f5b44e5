import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { lines } from '../../../lambdas/runtime/logs/lines.ts';
import type { LambdaFunction } from '../../../local/lambda/lambdas.ts';
import { builtFunctions, type LazyFunctions } from '../../../local/stack/functions.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { type Stack, startStack } from '../../../local/stack/start.ts';
import { embedded } from '../../../local/verify/embedded.ts';
import type { Installation } from '../../../local/verify/installation.ts';
import { uploadHandout } from '../../../local/verify/lesson.ts';
import { signUp, throwawayAddress } from '../../../local/verify/test-user.ts';
import { verify } from '../../../local/verify/verify.ts';
import type { Waits } from '../../../local/verify/wait.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';

/* The program that proves a deployment, on the functions as they are deployed; and each of its steps with that step broken. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'verify-'));
let stack: Stack;
let installation: Installation;
/** Functions and routes that fail just now, whatever they are asked. */
const broken = new Set<string>();

const routeOf = (event: unknown): string => String(Reflect.get(Object(event), 'routeKey'));
const breakable = (name: string, { load, timeoutMs }: LazyFunctions[string]): LambdaFunction => ({
  timeoutMs,
  handler: async (event, context) => {
    if (broken.has(name) || broken.has(routeOf(event))) throw new Error('Out of order');
    const { handler } = await load();
    return handler(event, context);
  },
});
const functions = () =>
  Object.fromEntries(
    Object.entries(builtFunctions(inject('builtFunctions'))).map(([name, lambda]) => [name, breakable(name, lambda)]),
  );

beforeAll(async () => {
  vi.spyOn(lines, 'write').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const model = engineModel({ delayMs: 0 });
  stack = await startStack({ dataDir, port: 0, site: 'built', model, functions: functions(), confirm: true });
  installation = await embedded(stack, dataDir);
}, 120_000);
beforeEach(() => broken.clear());
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const waits = { lesson: 90_000, export: 90_000, plan: 90_000, deletion: 90_000, pause: 50 };

const run = async (at: Partial<Installation> = {}, shorter: Partial<Waits> = {}) => {
  const told: string[] = [];
  const out = { isTTY: false, write: (text: string) => told.push(text) > 0 };
  const holds = await verify({ ...installation, ...at }, { out, waits: { ...waits, ...shorter } });
  return { holds, told: told.join('') };
};
const steps = (told: string, mark: '✓' | '✗') =>
  told.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.replace(/^. +[\d.]+ s {2}/, '')] : []));

describe('a verification', { timeout: 180_000 }, () => {
  it('tries everything that a deployment is for, and leaves nothing behind', async () => {
    const { holds, told } = await run();
    expect(steps(told, '✗'), told).toEqual([]);
    expect(holds).toBe(true);
    expect(steps(told, '✓')).toEqual([
      'the site is served as it was built: 6 checks',
      'somebody signs up and in',
      'a socket opens',
      'a PDF goes up',
      expect.stringMatching(/^a lesson is written from it: \d+ scenes$/),
      expect.stringMatching(/^a quiz with an open question is graded: \d+ questions, \d of them open$/),
      expect.stringMatching(/^an export is made and fetched: \d+ bytes$/),
      'a signed event of the payment provider changes the plan',
      'a lesson that fails is counted by its alarm: “unknown”',
      'deletion leaves nothing of the account',
    ]);
    expect(told).toContain('Everything holds; the model’s calls cost 0.0000 USD.');
  });

  it('sells nothing with live keys, and says so', async () => {
    const payments = async () => ({ price: 'price_1', key: 'sk_live_1', webhookSecret: 'whsec_1' });
    const { holds, told } = await run({ payments });
    expect(holds, told).toBe(true);
    expect(told).toContain('changes the plan: not tried, its keys are live');
  });
});

interface Break {
  readonly step: string;
  readonly of?: string;
  readonly at?: () => Partial<Installation>;
  /** Where the break shows in nothing but time. */
  readonly waits?: Partial<Waits>;
  /** In the line below the step. */
  readonly says: string | RegExp;
}
const route = ({ method, path: to }: Endpoint): string => `${method} ${to}`;

const breaks: readonly Break[] = [
  {
    step: 'the site is served as it was built',
    at: () => ({ config: { ...installation.config, userPoolClientId: 'another' } }),
    says: 'the page is told which deployment it belongs to: /config.json is',
  },
  { step: 'somebody signs up and in', of: 'postConfirmation', says: 'Out of order' },
  { step: 'a socket opens', of: 'socketAuthorizer', says: 'does not open: ' },
  { step: 'a PDF goes up', of: route(contract.createUpload), says: 'Internal Server Error' },
  { step: 'a lesson is written from it', of: 'extract', says: 'The lesson is a draft again: unknown' },
  {
    step: 'a quiz with an open question is graded',
    of: route(contract.submitAnswers),
    says: 'Internal Server Error',
  },
  {
    step: 'an export is made and fetched',
    of: 'exportAccount',
    waits: { export: 1_000 },
    says: 'The export is not made',
  },
  {
    step: 'a signed event of the payment provider changes the plan',
    of: 'webhook',
    says: 'The webhook answered 500 to a signed event',
  },
  {
    step: 'a lesson that fails is counted by its alarm',
    at: () => ({ failedLessons: async () => 0, countingMs: 0 }),
    says: 'no alarm can ring',
  },
  {
    step: 'deletion leaves nothing of the account',
    of: 'deleteAccount',
    waits: { deletion: 1_000 },
    says: /It is not all gone .*: the row USER#/,
  },
];

describe('where something is broken', { timeout: 180_000 }, () => {
  it.each(breaks)('“$step” fails and says why', async ({ step, of, at, waits: shorter, says }) => {
    if (of) broken.add(of);
    const { holds, told } = await run(at?.(), shorter);
    expect(holds).toBe(false);
    expect(steps(told, '✗'), told).toEqual([step]);
    expect(told.split('✗')[1]).toMatch(says);
    const { Users = [] } = await installation.identity.send(
      new ListUsersCommand({ UserPoolId: installation.config.userPoolId }),
    );
    expect(Users).toEqual([]);
  });

  it('a bucket that does not let the pages of the site in is noticed', async () => {
    const person = await signUp(installation, throwawayAddress());
    const elsewhere = { site: 'https://elsewhere.example' };
    await expect(uploadHandout(elsewhere, person)).rejects.toThrow(
      /The bucket answered 403|A browser would not be let in/,
    );
  });
});
