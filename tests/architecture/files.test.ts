import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sources, tracked } from './sources.ts';

const inFolder = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`));
const holding = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

describe('a file', () => {
  it('has at most 300 lines', () => {
    const long = sources.flatMap((file) => {
      const lines = read(file).trimEnd().split('\n').length;
      return lines > 300 ? [`${file}: ${lines}`] : [];
    });
    expect(long).toEqual([]);
  });

  it('is usually short: half of them have under 100 lines', () => {
    const lengths = sources.map((file) => read(file).split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(100);
  });

  it('is named in kebab-case, like its folders', () => {
    const named = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|config))?\.tsx?$/;
    expect(sources.filter((file) => !named.test(file))).toEqual([]);
  });

  it('is no barrel: it has something of its own to say', () => {
    const reExport = /^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\s.*$/gm;
    const barrels = sources.filter((file) => {
      const text = read(file).replaceAll(/^\s*(\/\/.*|\/?\*.*)$/gm, '');
      return reExport.test(text) && text.replaceAll(reExport, '').trim() === '';
    });
    expect([...barrels, ...sources.filter((file) => /\/index\.tsx?$/.test(file))]).toEqual([]);
  });

  it('lies at most six folders deep', () => {
    expect(sources.filter((file) => file.split('/').length > 7)).toEqual([]);
  });

  it('has at most twenty beside it: more are grouped by what changes together', () => {
    const beside = Map.groupBy(tracked, (file) => file.slice(0, file.lastIndexOf('/')));
    // Decisions are read in their order
    const full = [...beside].filter(([folder, files]) => files.length > 20 && folder !== 'docs/decisions');
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  it('leaves nothing to be done later', () => {
    expect(holding(sources, new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`))).toEqual([]);
  });
});

describe('a function', () => {
  const lambdas = inFolder('lambdas');

  it('reads its environment in one place', () => {
    expect(holding(lambdas, /process\.env/)).toEqual(['lambdas/runtime/config.ts']);
  });

  it('never reads the whole table', () => {
    expect(holding(lambdas, /\bScan(Command|CommandInput)\b|paginateScan/)).toEqual([]);
  });
});

describe('what a call makes out of date', () => {
  it('stands in the contract, and in no file that makes the call', () => {
    const asking = holding(inFolder('web/src'), /\b(invalidate|refetch)Queries\b/).map((file) => path.basename(file));
    expect(asking.toSorted()).toEqual([
      // Somebody signs in
      'auth-provider.tsx',
      // A file that is no longer there was asked for: a read that fails
      'export-data.tsx',
      'invalidation.ts',
      // The stream tells
      'live-updates.ts',
      // There was no connection, and now there is
      'offline-host.tsx',
      // A piece of a text was missed
      'opening-cache.ts',
      // The payment provider's page was left
      'subscription-provider.tsx',
      // The scene stands, and no message of it has come
      'use-opening.ts',
      // Only a certain refusal says it
      'use-role-change.ts',
    ]);
  });
});

describe('colour', () => {
  it('comes from the tokens', () => {
    const styled = tracked.filter((file) => /^web\/.*\.(tsx?|css)$/.test(file) && !file.endsWith('/tokens.css'));
    expect(
      holding(styled, /(['"`\s:([]#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-))|\b(oklch|oklab|rgba?|hsla?)\(/i),
    ).toEqual([]);
  });
});
