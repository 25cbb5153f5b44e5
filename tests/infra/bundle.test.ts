import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundled, bundle } from '../../infra/build/bundle.ts';
import { standIns } from '../../infra/build/lean.ts';
import { type Permissions, permissions } from '../../infra/permissions.ts';
import { type FunctionName, functions } from '../../lambdas/functions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fabula-bundle-'));
const names = Object.keys(functions) as FunctionName[];
let bundled: readonly Bundled[];
beforeAll(async () => {
  bundled = await bundle(folder);
});

describe.each(names)('the bundle of %s', (name) => {
  const of = () => bundled.find((one) => one.name === name)!;
  /** With what it loads while it runs. */
  const all = () => [...of().inputs, ...of().later];

  it('is a program of its own, away from the repository and its packages', () => {
    const loaded = createRequire(import.meta.url)(path.join(folder, name, 'index.js')) as { handler?: unknown };
    expect(typeof loaded.handler).toBe('function');
  });

  /** What permissions are used through: whoever has one of them has it, and nobody else. */
  const clients: Readonly<Record<string, readonly (keyof Permissions)[]>> = {
    'client-dynamodb': ['table'],
    'client-s3': ['files'],
    'client-bedrock-runtime': ['model'],
    'client-sfn': ['starts', 'stops', 'runs'],
    'client-sesv2': ['mails'],
    'client-apigatewaymanagementapi': ['posts'],
    'client-cognito-identity-provider': ['users'],
    'client-ssm': ['pays'],
  };

  it.each(Object.entries(clients))('holds %s exactly when its role may use it', (client, uses) => {
    const held = all().some((file) => file.includes(`node_modules/@aws-sdk/${client}/`));
    expect(held).toBe(uses.some((use) => permissions[name][use] !== undefined));
  });

  it('holds the SDK of the payment provider, beside the handler, exactly when it asks the provider', () => {
    const holds = (files: readonly string[]) => files.some((file) => file.includes('node_modules/stripe/'));
    expect([holds(of().inputs), holds(of().later)]).toEqual([false, permissions[name].pays === true]);
  });

  it('verifies tokens exactly when it is told their issuer', () => {
    const held = of().inputs.some((file) => file.includes('node_modules/aws-jwt-verify/'));
    expect(held).toBe(permissions[name].verifies === true);
  });

  it('holds neither the embedded engine nor a stand-in', () => {
    expect(all().filter((file) => /^(lambdas\/engine|local)\//.test(file))).toEqual([]);
  });

  it('is small enough to start quickly', () => {
    expect(of().gzipBytes).toBeLessThan(400_000);
  });
});

it.each(Object.keys(standIns))('leaves out %s, which is there', (file) => {
  expect(existsSync(path.join('node_modules', file))).toBe(true);
});

/** The least of a PDF: one page, one line. Readers find its objects without a table of where they are. */
const pdf = (line: string): Buffer => {
  const content = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
};

it('reads a PDF beside the handler that starts it, without the packages it was made from', async () => {
  const bytes = new Uint8Array(pdf('Water boils at 100 degrees')).buffer;
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
