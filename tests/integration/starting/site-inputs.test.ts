import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, noteBuilding } from '../../../web/inputs.ts';

let repository: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
  writeFileSync(path.join(repository, name), text);
};
const build = (): void => {
  const { built } = noteBuilding(repository);
  write('dist/web/robots.txt', 'User-agent: *');
  built();
};

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'fabula-site-'));
  for (const name of ['web/src/app.ts', 'shared/model/id.ts', 'package-lock.json', 'tsconfig.json']) write(name, '{}');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

it('a site is not built again as long as nothing it is made of has changed', () => {
  expect(isBuilt(repository)).toBe(false);
  build();
  expect(isBuilt(repository)).toBe(true);
  utimesSync(path.join(repository, 'web/src/app.ts'), new Date(), new Date());
  write('lambdas/http/account.ts', 'export {};');
  expect(isBuilt(repository)).toBe(true);
});

it.each(['web/src/app.ts', 'web/src/new.ts', 'shared/model/id.ts', 'package-lock.json'])(
  'a site is built again when %s has changed',
  (name) => {
    build();
    write(name, 'changed');
    expect(isBuilt(repository)).toBe(false);
  },
);

it('a site is built again after a build that was interrupted, or changed under way, or removed', () => {
  build();
  noteBuilding(repository);
  expect(isBuilt(repository)).toBe(false);
  const { built } = noteBuilding(repository);
  write('web/src/app.ts', 'changed while it was built');
  built();
  expect(isBuilt(repository)).toBe(false);
  build();
  rmSync(path.join(repository, 'dist/web'), { recursive: true });
  expect(isBuilt(repository)).toBe(false);
});
