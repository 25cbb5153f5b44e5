import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sources } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...document.matchAll(/^\| V(\d+)\.(\d+)\.(\d+) \|.*$/gm)];

/** How many requirements of level 1 each chapter of ASVS 5.0.0 has; chapters 16 and 17 have none. */
const chapters = { 1: 8, 2: 4, 3: 8, 4: 2, 5: 4, 6: 13, 7: 6, 8: 4, 9: 4, 10: 5, 11: 3, 12: 3, 13: 1, 14: 2, 15: 3 };

describe('the table of security requirements', () => {
  it('has every requirement of level 1 once', () => {
    const ids = rows.map(([, ...parts]) => parts.slice(0, 3).join('.'));
    expect(new Set(ids).size).toBe(ids.length);
    const counted = Object.groupBy(rows, ([, chapter]) => chapter ?? '');
    expect(Object.fromEntries(Object.entries(counted).map(([chapter, all]) => [chapter, all?.length]))).toEqual(
      Object.fromEntries(Object.entries(chapters).map(([chapter, count]) => [chapter, count])),
    );
  });

  it('names tests that there are', () => {
    const missing: string[] = [];
    for (const [row] of rows) {
      let text = '';
      for (const [, file, name] of row.matchAll(/`([\w/-]+\.test\.tsx?)`|"([^"]+)"/g)) {
        const found = file === undefined ? undefined : path.join(root, 'tests', file);
        if (found !== undefined) text = existsSync(found) ? readFileSync(found, 'utf8') : '';
        if (found !== undefined && text === '') missing.push(`${file} is no test`);
        if (name !== undefined && !text.includes(name) && !document.includes(`docs/operations.md, "${name}"`))
          missing.push(`"${name}" is not in the file before it`);
      }
    }
    expect(missing).toEqual([]);
  });
});

const having = (folder: string, pattern: RegExp): string[] =>
  sources.filter((file) => file.startsWith(folder) && pattern.test(read(file)));

describe('the functions and the site', () => {
  it('no function starts a program or evaluates a text', () => {
    expect(having('lambdas/', /child_process|\beval\(|new Function\(|node:vm/)).toEqual([]);
    expect(having('web/src/', /\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\s*=/)).toEqual([]);
  });

  it('nothing sets a cookie', () => {
    expect(having('lambdas/', /set-cookie|cookies:/i)).toEqual([]);
    expect(having('web/src/', /document\.cookie/)).toEqual([]);
  });

  it('no function uses a hash that is broken', () => {
    expect(having('lambdas/', /createHash\('(md5|sha1)'\)|createHmac\('(md5|sha1)'/)).toEqual([]);
  });
});
