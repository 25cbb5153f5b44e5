import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle, bundleFolder } from '../../infra/build/bundle.ts';
import type { Figure } from './report.ts';
import { compare } from './statistics.ts';

const ROUNDS = 9;

const load = (file: string): number => {
  const started = performance.now();
  execFileSync(process.execPath, ['-e', `require(${JSON.stringify(file)})`], { stdio: 'pipe' });
  return performance.now() - started;
};

/** A process that loads a handler's bundle over one that loads an empty handler. */
export const handlerLoad = async (): Promise<Figure[]> => {
  const bundled = await bundle();
  const empty = path.join(mkdtempSync(path.join(tmpdir(), 'empty-')), 'index.cjs');
  writeFileSync(empty, 'exports.handler = async () => {};\n');
  return bundled.flatMap(({ name, gzipBytes }) => {
    const file = path.join(bundleFolder, name, 'index.js');
    const { a, b } = compare(
      ROUNDS,
      () => load(file),
      () => load(empty),
    );
    return [
      { what: `${name}: load over an empty handler`, value: a / b, unit: '×', limit: 2.6 },
      { what: `${name}: size`, value: Math.round(gzipBytes / 1_000), unit: 'kB gz' },
    ];
  });
};
