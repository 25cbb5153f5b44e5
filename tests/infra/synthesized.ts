import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { STACK_NAME } from '../../infra/outputs.ts';
import { readSettings } from '../../infra/settings.ts';
import { FabulaStack } from '../../infra/stacks/fabula.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** `new App()` in a test does not read cdk.json by itself. */
const { context } = JSON.parse(readFileSync(path.join(root, 'cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

export const prerendered = ['/', '/pricing'];

/** The app as it is deployed, with a line of text in place of the bundle and of the built site. */
export const newStack = (more: Record<string, unknown> = {}) => {
  const app = new App({ outdir: mkdtempSync(path.join(tmpdir(), 'fabula-cdk-')), context: { ...context, ...more } });
  const stack = new FabulaStack(app, STACK_NAME, {
    settings: readSettings(app),
    codeOf: () => Code.fromInline('exports.handler = async () => {}'),
    prerendered,
  });
  return { app, stack };
};
