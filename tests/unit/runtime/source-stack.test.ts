import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { sourceStack } from '../../../lambdas/runtime/logs/source-stack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'source-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = `
/** Nothing is where it was once this is small. */
export const fails = (): never => {
  throw new Error('no session');
};
`;

it('says where the failing line was written, and not where the bundle has it', async () => {
  const { code, map } = await transform(written, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: 'lambdas/fails.ts',
  });
  const file = path.join(folder, 'index.mjs');
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
  // In a process of its own: a test runner rewrites the stacks of its process.
  const program = `(await import(${JSON.stringify(pathToFileURL(file).href)})).fails()`;
  const { stderr: stack } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stack).toContain('index.mjs:1:');
  expect(sourceStack(stack)).toContain('lambdas/fails.ts:4:');
});

it('leaves what has no map as it is', () => {
  const stack = 'Error: gone\n    at read (file:///nowhere/index.mjs:1:20)\n    at node:internal/timers:685:17';
  expect(sourceStack(stack)).toBe(stack);
});
