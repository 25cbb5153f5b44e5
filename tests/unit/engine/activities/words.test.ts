import { describe, expect, it } from 'vitest';
import { findGap } from '../../../../lambdas/engine/activities/gap.ts';
import { findMatch } from '../../../../lambdas/engine/activities/match.ts';
import { readScene } from '../../../../lambdas/engine/activities/scene-text.ts';
import { first, madeBy } from './practise.ts';

const body =
  'A **levain** is a piece of ripe dough that raises the next loaf. Every baker feeds it with flour and water. The **crumb** is the soft inside of a loaf. A baker judges it by its holes. The **poolish** is a wet mixture of flour and yeast that stands for a night. It smells of fruit. A **banneton** is a basket of willow that holds the shape of a resting loaf.';
const glossary = [
  { term: 'levain', definition: 'ripe dough that raises the next loaf', chunk: 'c2' },
  { term: 'crumb', definition: 'soft inside of bread', chunk: 'c2' },
  { term: 'poolish', definition: 'wet mixture of flour and yeast', chunk: 'c2' },
  { term: 'banneton', definition: 'basket that holds the shape of what rests in it', chunk: 'c2' },
];
const parts = [
  { heading: 'Bread › Words of the trade', text: body },
  {
    heading: 'Bread › Glossary',
    role: 'glossary' as const,
    text: glossary.map(({ term, definition }) => `**${term}**: ${definition}`).join('\n\n'),
  },
];
const material = { parts, apparatus: { glossary } };

describe('a gap', () => {
  it('hides the term of a sentence that says what it is, beside wrong words of the same kind', () => {
    const gap = madeBy(findGap, material)
      .filter(({ kind }) => kind === 'gap')
      .find((one) => one.kind === 'gap' && one.answers[0]?.text === 'levain');
    expect(gap).toMatchObject({ parts: ['A ', ' is a piece of ripe dough that raises the next loaf.'] });
    const bank = gap?.kind === 'gap' ? gap.bank : null;
    expect(bank).toHaveLength(3);
    for (const word of bank ?? []) expect(['levain', 'crumb', 'poolish', 'banneton']).toContain(word);
  });

  it('is never a figure, and never a word that the rest of the sentence repeats', () => {
    const repeated = 'The **levain** is a levain that raises the next loaf of ripe dough.';
    const gaps = madeBy(findGap, { ...material, parts: [{ heading: 'Bread', text: repeated }, ...parts.slice(1)] });
    expect(gaps).toEqual([]);
  });

  it('hides nothing in a sentence that another one is tied to', () => {
    const tied = 'The **levain** is therefore a piece of ripe dough that raises the next loaf.';
    const gaps = madeBy(findGap, { ...material, parts: [{ heading: 'Bread', text: tied }, ...parts.slice(1)] });
    expect(gaps).toEqual([]);
  });

  it('hides nothing where the sentence does not say what the word is', () => {
    const used = 'Every night the **levain** of ripe dough raises the next loaf of the town.';
    const gaps = madeBy(findGap, { ...material, parts: [{ heading: 'Bread', text: used }, ...parts.slice(1)] });
    expect(gaps).toEqual([]);
  });

  it('has no two that could be exchanged', () => {
    const pair =
      'Between **levain** and **poolish** stands a night of rest with wet flour, yeast and ripe dough for the next loaf.';
    const gaps = madeBy(findGap, { ...material, parts: [{ heading: 'Bread', text: pair }, ...parts.slice(1)] });
    for (const gap of gaps) expect(gap.kind === 'gap' && gap.answers).toHaveLength(1);
  });

  it('takes the wrong words of an article that fits', () => {
    const gaps = madeBy(findGap, material);
    for (const gap of gaps)
      if (gap.kind === 'gap' && gap.parts[0] === 'A ')
        for (const word of gap.bank ?? []) expect(word).toMatch(/^[^aeiou]/);
  });
});

describe('a gap', () => {
  it('hides a term that its sentence sets off and says most of, in whatever form', () => {
    const turned = 'Ripe dough that raises the next loaf of the whole town is what each baker calls the **levain**.';
    const gaps = madeBy(findGap, {
      ...material,
      parts: [{ heading: 'Bread', text: `${turned} ${body}` }, ...parts.slice(1)],
    });
    expect(gaps.some((gap) => gap.kind === 'gap' && gap.parts[0]?.startsWith('Ripe dough'))).toBe(true);
  });
});

describe('a match', () => {
  it('pairs terms with what the glossary says of them', () => {
    expect(
      first(madeBy(findMatch, material), 'match')?.pairs.map(({ term, definition }) => [term, definition]),
    ).toEqual(expect.arrayContaining([['crumb', 'soft inside of bread']]));
  });

  it.each(['the crumby side of bread', 'what crumbles in the hand'])(
    'leaves out what is built like its term: %s',
    (definition) => {
      const own = glossary.map((entry) => (entry.term === 'crumb' ? { ...entry, definition } : entry));
      const pairs = first(madeBy(findMatch, { parts, apparatus: { glossary: own } }), 'match')?.pairs;
      expect(pairs?.length).toBeGreaterThan(2);
      expect(pairs?.map(({ term }) => term)).not.toContain('crumb');
    },
  );

  it('leaves out what names its own term', () => {
    const own = glossary.map((entry) =>
      entry.term === 'crumb' ? { ...entry, definition: 'the crumb of a bread' } : entry,
    );
    const pairs = first(madeBy(findMatch, { parts, apparatus: { glossary: own } }), 'match')?.pairs;
    expect(pairs?.map(({ term }) => term)).not.toContain('crumb');
  });

  it.each(['like a cake, is baked from dough in an oven', 'describes the inside of a loaf'])(
    'leaves out what goes on a sentence: %s',
    (definition) => {
      const own = glossary.map((entry) => (entry.term === 'crumb' ? { ...entry, definition } : entry));
      const pairs = first(madeBy(findMatch, { parts, apparatus: { glossary: own } }), 'match')?.pairs;
      expect(pairs?.length).toBeGreaterThan(2);
      expect(pairs?.map(({ term }) => term)).not.toContain('crumb');
    },
  );

  it('is not made of fewer than three', () => {
    const two = [
      { heading: 'Bread', text: 'A **levain** raises the next loaf. The **crumb** is soft.' },
      ...parts.slice(1),
    ];
    const made = madeBy(findMatch, { parts: two, apparatus: { glossary: glossary.slice(0, 2) } });
    expect(made).toEqual([]);
  });
});

describe('a match of few terms', () => {
  const told = [
    { heading: 'Bread › Levain', text: 'Every night the **levain** raises the next loaf of the town.' },
    { heading: 'Bread › Crumb', text: 'Holes in the **crumb** are what a baker looks at first.' },
    { heading: 'Bread › Poolish', text: 'Each **poolish** of the town smells of fruit in the morning.' },
  ];
  const few = { parts: [...told, ...parts.slice(1)], apparatus: { glossary: glossary.slice(0, 3) } };

  it('stands where the last of them is told, and asks for all', () => {
    const of = (id: string) =>
      madeBy(({ reading }) => findMatch(readScene(reading, [id], '', ['c1', 'c2', 'c3'])), few);
    expect(of('c2')).toEqual([]);
    expect(first(of('c3'), 'match')?.pairs).toHaveLength(3);
  });

  it('does not pair where one thing may be a kind of the other', () => {
    const kinds = glossary.map((entry) =>
      entry.term === 'levain'
        ? { ...entry, definition: 'mixture of old flour, old yeast, fruit, honey and salt' }
        : entry,
    );
    const list = kinds.map(({ term, definition }) => `**${term}**: ${definition}`).join('\n\n');
    const named = [...parts.slice(0, 1), { heading: 'Bread › Glossary', role: 'glossary' as const, text: list }];
    const pairs = first(madeBy(findMatch, { parts: named, apparatus: { glossary: kinds } }), 'match')?.pairs;
    const terms = pairs?.map(({ term }) => term) ?? [];
    expect(terms.includes('levain') && terms.includes('poolish')).toBe(false);
    expect(terms).toHaveLength(3);
  });
});
