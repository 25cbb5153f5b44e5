import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { plainLine } from '../../../shared/model/text/plain-line.ts';

describe('one line', () => {
  it.each([
    ['controls and breaks become one space', 'A\u0000\u0007\r\n\tB\u0085C\u2028D', 'A B C D'],
    ['what turns the text after it around goes', 'abc\u202Egnp.exe\u2066', 'abcgnp.exe'],
    ['halves of characters go', 'a\ud800b', 'a\ufffdb'],
    ['joined emoji, marks of direction and accents stay', '👩‍🔬 שלום\u200f é', '👩‍🔬 שלום\u200f é'],
    ['nothing is left of nothing', ' \u0001\n\u202d ', ''],
  ])('%s', (_, typed, kept) => {
    expect(plainLine(typed)).toBe(kept);
  });

  const hostile = 'Cells\u0000 and\nlight\u202e';
  it('is what a title and a name are, wherever they are sent', () => {
    const { createSession, updateSession, createCollection, updateCollection, createUpload } = contract;
    expect(createSession.body.parse({ mode: 'custom', title: hostile }).title).toBe('Cells and light');
    expect(updateSession.body.parse({ title: hostile }).title).toBe('Cells and light');
    expect(createCollection.body.parse({ title: hostile }).title).toBe('Cells and light');
    expect(updateCollection.body.parse({ title: hostile }).title).toBe('Cells and light');
    expect(createUpload.body.parse({ name: hostile, size: 1 }).name).toBe('Cells and light');
  });

  it('of nothing but controls is no title', () => {
    expect(contract.updateSession.body.safeParse({ title: '\u0001\n' }).success).toBe(false);
  });
});
