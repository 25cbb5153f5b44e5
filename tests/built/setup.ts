import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleFolder } from '../../infra/build/bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The functions of `npm run build`, in a folder from which no package of the repository can be found. */
    builtFunctions: string;
  }
}

/** What is deployed is what is tested: whatever a function needs and its bundle lacks fails here too. */
export default function ({ provide }: TestProject) {
  if (!existsSync(bundleFolder)) throw new Error('The functions are not built: npm run build');
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  cpSync(bundleFolder, folder, { recursive: true });
  provide('builtFunctions', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
