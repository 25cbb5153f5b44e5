import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, inject, it, vi } from 'vitest';
import { builtBundles } from '../../../infra/build/bundle.ts';
import { type Permissions, permissions } from '../../../infra/permissions.ts';
import { type FunctionName, functions } from '../../../lambdas/functions.ts';
import { pdfOf } from '../../fixtures/files/pdf.ts';

const folder = inject('builtFunctions');
const names = Object.keys(functions) as FunctionName[];
const bundles = builtBundles();

it('is made of every function and of nothing else', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort());
});

describe.each(names)('the bundle of %s', (name) => {
  const of = () => bundles.find((one) => one.name === name)!;
  /** With what it loads while it runs. */
  const all = () => [...of().inputs, ...of().later];

  it('asks for no locale while it loads, which would take as long as much of its own code', async () => {
    const asked = [vi.spyOn(Number.prototype, 'toLocaleString'), vi.spyOn(Date.prototype, 'toLocaleString')];
    const made = (['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Segmenter', 'Collator'] as const).map((name) =>
      vi.spyOn(Intl, name),
    );
    // The first time in this process: what is loaded is not loaded again
    await import(pathToFileURL(path.join(folder, name, 'index.mjs')).href);
    const times = [...asked, ...made].map((spy) => spy.mock.calls.length);
    vi.restoreAllMocks();
    expect(times).toEqual(times.map(() => 0));
  });

  it('is a program of its own, away from the repository and its packages', async () => {
    const loaded: { handler?: unknown } = await import(pathToFileURL(path.join(folder, name, 'index.mjs')).href);
    expect(typeof loaded.handler).toBe('function');
  });

  /** The SDK client for each permission: a bundle contains a client exactly when the function has such a permission. */
  const clients: Readonly<Record<string, readonly (keyof Permissions)[]>> = {
    'client-dynamodb': ['table'],
    'client-s3': ['files'],
    'client-bedrock-runtime': ['model'],
    'client-sfn': ['startsGenerations', 'stopsGenerations', 'startsJobs'],
    'client-sesv2': ['sendsMails'],
    'client-apigatewaymanagementapi': ['sendsToSockets', 'closesSockets'],
    'client-cognito-identity-provider': ['users'],
    'client-ssm': ['payments'],
  };

  it.each(Object.entries(clients))('holds %s exactly when its role may use it', (client, uses) => {
    const held = all().some((file) => file.includes(`node_modules/@aws-sdk/${client}/`));
    expect(held).toBe(uses.some((use) => permissions[name][use] !== undefined));
  });

  it('holds the SDK of the payment provider, beside the handler, exactly when it asks the provider', () => {
    const holds = (files: readonly string[]) => files.some((file) => file.includes('node_modules/stripe/'));
    expect([holds(of().inputs), holds(of().later)]).toEqual([false, permissions[name].payments === true]);
  });

  it('verifies tokens exactly when it is told their issuer', () => {
    const held = all().some((file) => file.includes('node_modules/aws-jwt-verify/'));
    expect(held).toBe(permissions[name].verifiesTokens === true);
  });

  it('holds neither the embedded engine nor a stand-in', () => {
    expect(all().filter((file) => /^(lambdas\/engine|local)\//.test(file))).toEqual([]);
  });

  it('reads less than a megabyte before its first call', () => {
    expect(of().bytes).toBeLessThan(1_000_000);
  });
});

it('reads a PDF beside the handler that starts it, without the packages it was made from', async () => {
  const bytes = new Uint8Array(pdfOf([[['Water boils at 100 degrees', 24]]])).buffer;
  const worker = new Worker(path.join(folder, 'extract/extraction-worker.mjs'), {
    workerData: { kind: 'pdf', bytes },
    env: {},
    execArgv: [],
    stderr: true,
  });
  const answer = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(answer).toEqual({ text: expect.stringContaining('Water boils at 100 degrees') });
});
