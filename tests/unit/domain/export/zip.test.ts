import { expect, it } from 'vitest';
import { archive, directory, pack, type ZipEntry } from '../../../../lambdas/domain/export/zip.ts';
import { readZip } from '../../../integration/leaving/read-zip.ts';

const file = (name: string, content: string) => ({ name, data: Buffer.from(content) });

it('is read by a program that is not ours, names in any language and empty files too', async () => {
  const long = 'Ebbe und Flut. '.repeat(5_000);
  const bytes = archive([
    file('a/größe.md', long),
    file('empty.txt', ''),
    { ...file('raw', 'as it is'), stored: true },
  ]);
  expect(bytes.length).toBeLessThan(long.length);
  expect([...(await readZip(bytes))]).toEqual([
    ['a/größe.md', long],
    ['empty.txt', ''],
    ['raw', 'as it is'],
  ]);
});

it('is the same out of parts that were made at different times as out of one', async () => {
  const parts = [pack([file('one', '1'), file('two', '22')]), pack([file('three', '333')])];
  let length = 0;
  const entries: ZipEntry[] = [];
  for (const part of parts) {
    entries.push(...part.entries.map((entry) => ({ ...entry, offset: entry.offset + length })));
    length += part.bytes.length;
  }
  const joined = Buffer.concat([...parts.map(({ bytes }) => bytes), directory(entries, length)]);
  expect(joined).toEqual(archive([file('one', '1'), file('two', '22'), file('three', '333')]));
});

it('refuses what not every program could read', () => {
  expect(() => directory([], 2 ** 32)).toThrow('too much for one archive');
  const entry: ZipEntry = { name: 'x', crc: 0, size: 0, packed: 0, stored: false, offset: 0 };
  expect(() => directory(Array(70_000).fill(entry), 0)).toThrow('too much for one archive');
});
