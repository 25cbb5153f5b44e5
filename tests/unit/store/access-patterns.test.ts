import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as keys from '../../../lambdas/store/keys.ts';
import { newId } from '../../../shared/model/id.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const store = path.join(root, 'lambdas/store');
const document = readFileSync(path.join(root, 'docs/access-patterns.md'), 'utf8');
const partOf = (heading: string): readonly string[] =>
  document
    .split('\n## ')
    .find((part) => part.startsWith(heading))!
    .split('\n');
const cellsOf = (heading: string): readonly (readonly string[])[] =>
  partOf(heading)
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split(/(?<!\\) ?\| ?/).slice(1, -1));

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z-]+(?:\/[a-z-]+)+\.ts)`/g)].map(([, file]) => file!);
const files = globSync('*/**/*.ts', { cwd: store }).map((file) => file.replaceAll('\\', '/'));
const sourceOf = (file: string): string => readFileSync(path.join(store, file), 'utf8');

/** Schemas of rows that touch no table, and objects that only hand the patterns over, are no patterns. */
const isPattern = (file: string): boolean =>
  !/(^|[/-])(rows?|store)\.ts$/.test(file) ||
  /\b(getRows?|query(All|Page)|writeIf|transact|put|update)\(/.test(sourceOf(file));

it('lists every access pattern that has a file, and no other', () => {
  expect([...new Set(filesIn(document))].sort()).toEqual(files.filter(isPattern).sort());
});

/** What a key begins with; `*` where that is whatever it was made from. */
const headOf = (key: string): string => (/^[A-Z]/.test(key) ? key.split('#')[0]! : '*');

it('lists every key that the store makes with its row, and no other', () => {
  const shorthand: Readonly<Record<string, string>> = { U: 'USER', S: 'SESSION' };
  const listed = cellsOf('Rows').map(([, partition, sort]) => {
    const head = partition!.match(/^[US]\b/)?.[0];
    return `${head ? shorthand[head] : headOf(partition!.split('`')[1]!)} ${headOf(sort!.split('`')[1]!)}`;
  });
  const made = Object.entries(keys).flatMap(([name, key]) => {
    if (!name.endsWith('Key')) return [];
    // Every key is made from texts of its own shapes; what it begins with does not depend on them
    const make = key as unknown as (...given: string[]) => { PK: string; SK: string };
    const { PK, SK } =
      typeof key === 'function' ? make('ann', 'ann', 'ann', 'ann') : (key as { PK: string; SK: string });
    return [`${headOf(PK)} ${headOf(SK)}`];
  });
  expect(made.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(made.toSorted());
});

it('says of every file that writes in a transaction that it does', () => {
  const transacting = files.filter((file) => /\btransact\(/.test(sourceOf(file)));
  const told = [
    ...cellsOf('Transactions'),
    ...cellsOf('Writes').filter((cells) => /\btransaction\b/.test(cells.join())),
  ];
  const first = told.flatMap(([, file]) => filesIn(file!));
  expect([...new Set(first)].sort()).toEqual(transacting.sort());
});

/** What asks the table for each of these operations. */
const operations: Readonly<Record<string, RegExp>> = {
  Query: /\b(?:query(?:Page|All)|countRows|findKeys)\(/,
  BatchGetItem: /\bgetRows\(/,
  GetItem: /\bgetRow\(/,
  BatchWriteItem: /\b(?:putRows|deleteRows)\(/,
};

/** The text of a file and of those of the store that it loads, but not of those that make the calls. */
const textBelow = (file: string, seen = new Set<string>()): string => {
  if (seen.has(file) || !file.includes('/')) return '';
  seen.add(file);
  const source = sourceOf(file);
  const loaded = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to!),
  );
  return (
    source +
    loaded
      .filter((to) => files.includes(to))
      .map((to) => textBelow(to, seen))
      .join('')
  );
};

it.each(Object.entries(operations))('names %s only of files that ask for it', (operation, call) => {
  const named = [...cellsOf('Reads'), ...cellsOf('Writes')].filter(([, , how]) =>
    new RegExp(`\\b${operation}\\b`).test(how!),
  );
  expect(named.length).toBeGreaterThan(5);
  const other = named.filter(
    ([, file]) => file!.includes('/') && !filesIn(file!).some((one) => call.test(textBelow(one))),
  );
  expect(other.map(([, file]) => file)).toEqual([]);
});

it('addresses no two rows of one kind by the same key', () => {
  const session = newId('ses');
  expect(keys.sceneKey(session, 7).SK).toBe('SCENE#007');
  expect(keys.progressKey('ann', session, 120).SK).toBe(`PROGRESS#${session}#120`);
  expect(keys.tabIndex('ann', 'custom', 'ready')).not.toBe(keys.binIndex('ann', 'custom'));
});
