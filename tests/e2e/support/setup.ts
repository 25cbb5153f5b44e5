import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type BrowserBinary, findBrowser } from '../../browser/executable.ts';
import { run } from './running.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    dataDir: string;
    /** The folder of mails that the product has sent. */
    outbox: string;
    browser: BrowserBinary;
  }
}

/** One running product and one browser for all end-to-end tests. */
export default async function (project: TestProject) {
  const { provide } = project;
  const { builtFunctions: functions } = project.getProvidedContext();
  const app = path.resolve(import.meta.dirname, '../../../dist/web/app.html');
  if (!existsSync(app)) throw new Error('The site is not built: npm run build');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  const [running, browser] = await Promise.all([run({ dataDir, functions, paceMs: 1_200 }), findBrowser()]);
  provide('origin', running.origin);
  provide('dataDir', dataDir);
  provide('outbox', path.join(dataDir, 'outbox'));
  provide('browser', browser);
  return async () => {
    await running.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
