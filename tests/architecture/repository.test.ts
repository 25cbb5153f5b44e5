import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sources, tracked } from './sources.ts';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };

/** May be shipped without asking anybody; fonts under the OFL may be served with the site. */
const free = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'OFL-1.1'];

/** Of "(A OR B)" one is enough, of "(A AND B)" every one is needed. */
const isFree = (license: string): boolean => {
  const bare = license.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((name) => free.includes(name));
};

describe('what the product ships', () => {
  const shipped = Object.entries(lock.packages).filter(([name, { dev, link }]) => name !== '' && !dev && !link);

  it('is free to be shipped', () => {
    const wrong = shipped.filter(([, { license }]) => license === undefined || !isFree(license));
    expect(wrong.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
  });

  it('is a list that was read at all', () => {
    expect(shipped.length).toBeGreaterThan(50);
    expect(isFree('GPL-3.0-only')).toBe(false);
    expect(isFree('(MIT AND GPL-3.0-only)')).toBe(false);
  });
});

describe('the repository', () => {
  it('gives each decision a number of its own', () => {
    const numbers = tracked.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  const texts = tracked.filter((file) => !/\.(png|jpe?g|webp|woff2?|ico|pdf|docx|zip)$/.test(file));
  const naming = (pattern: RegExp) => texts.filter((file) => pattern.test(read(file)));

  it('names no folder of the machine it was written on', () => {
    expect(naming(/(^|[\s"'`(=:])\/(work|root|home|Users)\/[\w.]/m)).toEqual([]);
  });

  it('names no host that packages come from', () => {
    expect(naming(/https?:\/\/[\w.-]*(registry|verdaccio|artifactory|npmmirror)[\w.-]*/)).toEqual([]);
    expect(Object.values(lock.packages).filter((locked) => 'resolved' in locked && !locked.link)).toEqual([]);
  });
});

describe('what others have written', () => {
  it('is used by the names that it is documented by', () => {
    const undocumented = /import\s*\{[^}]*\b(?:UNSAFE|unstable)_|from\s*['"][^'"]*\/node_modules\//;
    expect(sources.filter((file) => undocumented.test(read(file)))).toEqual([]);
  });

  it('is built into the site as it was published', () => {
    const builds = tracked.filter((file) => /^web\/[\w.-]+\.ts$/.test(file));
    expect(builds).toContain('web/vite.config.ts');
    expect(builds.filter((file) => /^\s*(?:transform|load|resolveId|alias|treeshake)\b/m.test(read(file)))).toEqual([]);
  });
});

describe('a page', () => {
  const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>|\son[a-z]+=["']|javascript:/i;
  const inFolder = (folder: string) =>
    globSync('**/*.html', { cwd: path.join(root, folder) }).map((file) => path.posix.join(folder, file));

  it('runs no script that stands in the page itself, which its policy would refuse', () => {
    const pages = [
      ...tracked.filter((file) => file.endsWith('.html')),
      ...(existsSync(path.join(root, 'dist/web')) ? inFolder('dist/web') : []),
    ];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((file) => inlineScript.test(read(file)))).toEqual([]);
  });
});
