import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import type { ReadChunk } from '../../../../lambdas/engine/nlp/reading.ts';

const readingOf = (text: string, language = 'en') =>
  readMaterial({ language, chunks: [{ id: 'c1', heading: 'Bread › Yeast', text }] });
const chunkOf = (text: string, language?: string): ReadChunk => readingOf(text, language).chunks[0]!;
const sentences = (text: string, language?: string): string[] =>
  chunkOf(text, language).sentences.map((sentence) => sentence.text);

describe('a sentence', () => {
  it.each([
    ['names of cases', 'The court followed Baker v. Miller in its ruling. Nobody appealed.', 2],
    ['acronyms', 'The rule came from the U.S. Department of Bread. It held.', 2],
    ['an acronym that ends one', 'The rule came from the U.S. It held.', 2],
    ['initials', 'The starter was described by S. J. Baker in 1972.', 1],
    ['abbreviations', 'Some flours, e.g. Rye flour, are dark. Dr. Miller bakes with them.', 2],
    ['figures with a point', 'The dough rose 2.5 times. It was baked at 210 degrees.', 2],
  ])('is not torn or joined by %s', (_, text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('is told by the rules of German, too', () => {
    expect(sentences('Am 3. Oktober z. B. ruht der Teig. Danach wird er gebacken.', 'de')).toHaveLength(2);
  });

  it('is found in a language that nobody has rules for', () => {
    expect(sentences('Hleb je topao. Voda vri.', 'sr')).toEqual(['Hleb je topao.', 'Voda vri.']);
  });

  it('is plain, and its place holds the same with its Markdown', () => {
    const text = 'First one.\n\nA **sour *dough*** rests with `salt` and $x^2$. Then [bake](https://bread.example) it.';
    const { sentences: found } = chunkOf(text);
    expect(found.map((one) => one.text)).toEqual([
      'First one.',
      'A sour dough rests with salt and x^2.',
      'Then bake it.',
    ]);
    expect(text.slice(found[1]!.start, found[1]!.end)).toBe('A **sour *dough*** rests with `salt` and $x^2$.');
    expect(found[1]!.marked).toContain('sour dough');
  });

  it('has its tokens with lemma and part of speech', () => {
    const [sentence] = chunkOf('The bakers kneaded doughs.').sentences;
    expect(sentence!.tokens.map(({ lemma, pos }) => `${lemma}/${pos}`)).toEqual([
      'the/DET',
      'baker/NOUN',
      'knead/VERB',
      'dough/NOUN',
      './PUNCT',
    ]);
  });
});

describe('a block', () => {
  it('is known by its kind, with items, rows and level', () => {
    const { blocks, path } = chunkOf(
      '### Yeast\n\n1. Mix\n   - gently\n2. Rest\n\n| Flour | Ash |\n|---|---|\n| Rye | high |\n\n```\ncode\n```\n\n$$\nx\n$$\n\n> A note.',
    );
    expect(path).toEqual(['Bread', 'Yeast']);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'code', 'math', 'quote']);
    expect(blocks[1]!.items!.map(({ text }) => text)).toEqual(['Mix', 'Rest']);
    expect(blocks[2]!.rows).toEqual([
      ['Flour', 'Ash'],
      ['Rye', 'high'],
    ]);
    expect(blocks[5]!.sentences[0]!.text).toBe('A note.');
  });
});

describe('a term', () => {
  it('is explained by the glossary before any sentence', () => {
    const reading = readMaterial({
      language: 'en',
      chunks: [
        { id: 'c1', heading: 'Bread', text: 'A **starter** is a dough that is kept. Starters smell sour.' },
        { id: 'c2', heading: 'Glossary', role: 'glossary', text: '**starter**: dough that is kept alive' },
      ],
      apparatus: {
        objectives: [],
        glossary: [{ term: 'starter', definition: 'dough that is kept alive', chunk: 'c2' }],
        questions: [],
      },
    });
    expect(reading.terms[0]).toMatchObject({
      term: 'starter',
      count: 2,
      chunks: ['c1'],
      definition: {
        text: 'dough that is kept alive',
        from: 'glossary',
        chunk: 'c2',
        quote: '**starter**: dough that is kept alive',
      },
    });
  });

  it.each([
    ['A crumb is the inner part of a loaf.', 'crumb', 'the inner part of a loaf'],
    ['A levain is a mixture of flour and water that ferments.', 'levain', 'a mixture of flour and water that ferments'],
    ['The first rest of a dough is called **bulk fermentation**.', 'bulk fermentation', 'the first rest of a dough'],
    ['**Proofing** is when a shaped loaf rests.', 'Proofing', 'when a shaped loaf rests'],
  ])('is explained by a sentence that says what it is: %s', (text, term, definition) => {
    const found = readingOf(text).terms.find((one) => one.term === term);
    expect(found?.definition?.text).toBe(definition);
  });

  it('is not taken from a sentence that says what it is like', () => {
    expect(readingOf('Baking is fun for everybody in the family.').terms).toEqual([]);
  });
});

it('finds sentences with terms, in the summary and first in their place the most salient', () => {
  const reading = readMaterial({
    language: 'en',
    chunks: [
      { id: 'c1', heading: 'Yeast', text: 'A **yeast** is a fungus that makes dough rise. My aunt likes it a lot.' },
      { id: 's', heading: 'Summary', role: 'summary', text: 'Yeast is a fungus that makes dough rise.' },
    ],
  });
  const [first, second] = reading.chunks[0]!.sentences;
  expect(reading.salience(first!)).toBeGreaterThan(0.6);
  expect(reading.salience(second!)).toBeLessThan(0.3);
});

it('reads the same material once', () => {
  expect(readingOf('Bread is warm.')).toBe(readingOf('Bread is warm.'));
  expect(readingOf('Bread is warm.')).not.toBe(readingOf('Bread is cold.'));
});

it('takes a line that is emphasised as a whole for a caption, which says no sentence of the text', () => {
  const { blocks, sentences: said } = chunkOf(
    'Dough rises.\n\n*Dough after an hour. It has risen.*\n\nIt is *very* light.',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'figure', 'paragraph']);
  expect(said.map(({ text }) => text)).toEqual(['Dough rises.', 'It is very light.']);
});
