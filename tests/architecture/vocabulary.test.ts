import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sources } from './sources.ts';

const glossary = read('docs/glossary.md');
const retired = [...glossary.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm)].flatMap(([, not = '']) =>
  [...not.matchAll(/`(\w+)`/g)].map(([, word = '']) => word.toLowerCase()),
);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const isRetired = (name: string): boolean => wordsOf(name).some((word) => retired.includes(word));

describe('a word of the glossary', () => {
  it('takes the place of those that are not used any more', () => {
    expect(retired.length).toBeGreaterThan(20);
  });

  it('is what files are called', () => {
    expect(sources.filter((file) => isRetired(file))).toEqual([]);
  });

  it('is what is exported', () => {
    const names = sources.flatMap((file) =>
      [...read(file).matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
        .filter(([, name = '']) => isRetired(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(names).toEqual([]);
  });

  it('means one thing: no type is exported twice by the same name', () => {
    const places = new Map<string, string[]>();
    for (const file of sources.filter((one) => !one.startsWith('tests/')))
      for (const [, name = ''] of read(file).matchAll(/^export (?:class|interface|type) (\w+)/gm))
        places.set(name, [...(places.get(name) ?? []), file]);
    expect(places.size).toBeGreaterThan(300);
    expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});

describe('a noun', () => {
  const foldersOf = (room: string): string[] =>
    readdirSync(path.join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const filesOf = (room: string): string[] =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name, '.ts'));
  const nouns = foldersOf('lambdas/domain');
  /** What nobody asks for by a request of its own. */
  const inner = ['job', 'model', 'request', 'search'];
  const outer = nouns.filter((noun) => !inner.includes(noun));

  it('has a room of its own in the domain', () => {
    expect(nouns.length).toBeGreaterThan(15);
    expect(inner.filter((noun) => !nouns.includes(noun))).toEqual([]);
  });

  it('has the same room in the store, where anything of it is kept', () => {
    // A quiz is kept as a scene, a job as what it is about; what is searched lies with its noun
    const elsewhere = ['job', 'quiz', 'search'];
    const kept = foldersOf('lambdas/store');
    expect(nouns.filter((noun) => !elsewhere.includes(noun) && !kept.includes(noun))).toEqual([]);
    expect(kept.filter((noun) => noun !== 'stream' && !nouns.includes(noun))).toEqual([]);
  });

  it('has the same file of endpoints and the same file of routes', () => {
    for (const room of ['shared/contract', 'lambdas/http/routes'])
      expect(outer.filter((noun) => !filesOf(room).includes(noun))).toEqual([]);
  });

  it('has the same feature, where people see it by itself', () => {
    /** Seen as a part of something else. */
    const within: Readonly<Record<string, string>> = {
      audit: 'admin',
      deck: 'session',
      material: 'wizard',
      moderation: 'admin',
      notification: 'settings',
      scene: 'viewer',
      site: 'admin',
      socket: 'generation',
      stats: 'session',
      usage: 'subscription',
      user: 'people',
    };
    const features = foldersOf('web/src/features');
    expect(outer.filter((noun) => !features.includes(within[noun] ?? noun))).toEqual([]);
  });
});
