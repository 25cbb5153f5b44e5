import { describe, expect, it } from 'vitest';
import type { Chunk } from '../../../../../lambdas/domain/material/chunk.ts';
import { locate, supports } from '../../../../../lambdas/domain/scene/checks/evidence.ts';
import { riversMaterial } from '../../../../fixtures/lesson/rivers.ts';

const chunkOf = (id: string, text: string, start: number): Chunk => ({
  id,
  material: riversMaterial,
  heading: 'Rivers',
  text,
  start,
  end: start + text.length,
});
const chunks = [
  chunkOf('c1', 'The Alder is long.\nIt runs for\n  “120 kilometres” – more or less.', 40),
  chunkOf('c2', 'A **dam** holds the water back. `SELECT 1` runs.', 900),
];

describe('a quote', () => {
  it('is found with its place in the whole text', () => {
    expect(locate({ chunk: 'c2', quote: 'holds the water back' }, chunks)).toEqual({
      chunk: 'c2',
      heading: 'Rivers',
      quote: 'holds the water back',
      start: 900 + 10,
      end: 900 + 30,
    });
  });

  it('is found through other white space, quotation marks, dashes and marks of emphasis, and shown as the material has it', () => {
    expect(locate({ chunk: 'c1', quote: 'it runs for "120 kilometres" - more' }, chunks)?.quote).toBe(
      'It runs for\n  “120 kilometres” – more',
    );
    expect(locate({ chunk: 'c2', quote: '“a dam holds the water back.”' }, chunks)?.quote).toBe(
      'A **dam** holds the water back.',
    );
  });

  it('is found where it stands, also under the wrong name', () => {
    expect(locate({ chunk: 'c1', quote: 'holds the water back' }, chunks)?.chunk).toBe('c2');
    expect(locate({ chunk: 'nowhere', quote: 'holds the water back' }, chunks)?.chunk).toBe('c2');
  });

  it.each(['runs for 121 kilometres', 'The Alder … more or less', 'the', '', 'x'.repeat(5_000)])(
    'that does not stand there is none: %.20s',
    (quote) => {
      expect(locate({ chunk: 'c1', quote }, chunks)).toBeUndefined();
    },
  );
});

describe('a key', () => {
  it('is supported by a quote that contains it', () => {
    expect(supports('It runs for 120 kilometres.', '120 kilometres')).toBe(true);
  });

  it('is supported by a quote that says it in other words', () => {
    expect(supports('The dam holds the water back in spring.', 'It keeps water behind the dam')).toBe(true);
  });

  it.each([
    ['The dam holds the water back.', 'It feeds cattle and sheep'],
    ['It runs for 120 kilometres.', 'It runs for 130 kilometres'],
  ])('is not supported by "%s" when it is "%s"', (quote, key) => {
    expect(supports(quote, key)).toBe(false);
  });

  it.each([
    ['It runs for 1,200 kilometres.', 'Unos 1.200 kilómetros'],
    ['It runs for 1,200 kilometres.', 'Unos 1 200 kilómetros'],
    ['It rained for 40 days.', '٤٠ يومًا'],
    ['Half of it, 2.5 percent.', 'La mitad, el 2,5 por ciento'],
    ['The dam holds the water back.', 'Retiene el agua'],
  ])('in another language is supported by "%s" when it is "%s"', (quote, key) => {
    expect(supports(quote, key, { translated: true })).toBe(true);
  });

  it('in another language is not supported by a quote without its figure', () => {
    expect(supports('It runs for 120 kilometres.', '130 kilómetros', { translated: true })).toBe(false);
  });
});
