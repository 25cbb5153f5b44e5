import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtBundles, bundleFolder } from '../../infra/build/bundle.ts';
import type { Figure } from './report.ts';
import { ratioOf } from './statistics.ts';

const ROUNDS = 15;

const load = (file: string): number => {
  const started = performance.now();
  const script = `await import(${JSON.stringify(pathToFileURL(file).href)})`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  return performance.now() - started;
};

/** A process that loads a handler's bundle over one that loads an empty handler. */
export const handlerLoad = (): Figure[] => {
  const empty = path.join(mkdtempSync(path.join(tmpdir(), 'empty-')), 'index.mjs');
  writeFileSync(empty, 'export const handler = async () => {};\n');
  return builtBundles().flatMap(({ name, bytes }) => {
    const file = path.join(bundleFolder, name, 'index.mjs');
    const times = ratioOf(
      ROUNDS,
      () => load(file),
      () => load(empty),
    );
    return [
      { what: `${name}: load over an empty handler`, value: times, unit: '×', limit: 3.2 },
      { what: `${name}: read before the first call`, value: Math.round(bytes / 1_000), unit: 'kB' },
    ];
  });
};
