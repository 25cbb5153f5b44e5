import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import type { FunctionName } from '../../lambdas/functions.ts';

/** Package files that a function reads at run time; they are copied beside its bundle with the same paths. */
const packages: Readonly<Partial<Record<FunctionName, readonly string[]>>> = {
  leaving: ['package.json', 'unicode.json', 'LICENSE', 'files/*-wght-*.woff2'].map(
    (file) => `node_modules/@fontsource-variable/literata/${file}`,
  ),
};

export const copyPackages = (root: string, folder: string, name: FunctionName): void => {
  for (const file of globSync([...(packages[name] ?? [])], { cwd: root }))
    cpSync(path.join(root, file), path.join(folder, name, file));
};
