import { describe, expect, it } from 'vitest';
import { english } from '../../../lambdas/engine/languages/english.ts';
import type { Language } from '../../../lambdas/engine/languages/language.ts';
import { spanish } from '../../../lambdas/engine/languages/spanish.ts';
import { materialOf } from '../../../lambdas/engine/material.ts';
import { definitionsIn } from '../../../lambdas/engine/terms/definitions.ts';
import { kindsOf, namesIn } from '../../../lambdas/engine/terms/names.ts';
import { amount, quantitiesIn } from '../../../lambdas/engine/terms/quantities.ts';
import { readChunk } from '../../../lambdas/engine/text/chunk.ts';

const read = (text: string, language: Language = english) =>
  readChunk({ id: 'c1', heading: null, text }, language.code);
const defined = (text: string, language: Language = english) =>
  definitionsIn(read(text, language), language).map(({ term, text: meaning }) => [term, meaning]);

describe('definitions', () => {
  it.each([
    ['A stoma is a small opening in the surface of a leaf.', 'stoma', 'a small opening in the surface of a leaf'],
    [
      '**Lease**: the time for which a message belongs to a worker.',
      'Lease',
      'the time for which a message belongs to a worker',
    ],
    [
      'Persistence refers to the writing of data to durable storage.',
      'Persistence',
      'the writing of data to durable storage',
    ],
    ['A stack of thylakoids is called a granum.', 'granum', 'A stack of thylakoids'],
    ['Photosynthesis takes place inside an organelle called a chloroplast.', 'chloroplast', null],
    ['A crew is a team because no member can row alone, and everybody knows it.', undefined, undefined],
    ['This is a good example of how it works in practice.', undefined, undefined],
    ['The meeting was a success for all of the people involved.', undefined, undefined],
    ['Note: the time of the meeting has been changed to noon.', undefined, undefined],
    ['It is a small opening in the surface of a leaf.', undefined, undefined],
  ])('in %j', (text, term, meaning) => {
    expect(defined(text)).toEqual(term === undefined ? [] : [[term, meaning]]);
  });

  it('are not seen in labels that come back, nor in lists of things to do', () => {
    expect(defined('Owner group: the people of the north wing\n\nOwner group: the people of the south wing')).toEqual(
      [],
    );
    expect(
      defined('## Actions\n\n- Finance team: prepares a short paper on the camera\n- Sales team: talks to the school'),
    ).toEqual([]);
  });

  it('are found in Spanish as well', () => {
    expect(defined('Un acuífero es una capa de roca que guarda agua.', spanish)).toEqual([
      ['acuífero', 'una capa de roca que guarda agua'],
    ]);
  });
});

describe('figures', () => {
  const found = (text: string, language: Language = english) =>
    read(text, language)
      .sentences.flatMap((sentence) => quantitiesIn(sentence, language))
      .map(({ kind, text: figure }) => [kind, figure]);

  it.each([
    [
      'It opened in November 1869 and was 164 kilometers long.',
      [
        ['year', '1869'],
        ['number', '164 kilometers'],
      ],
    ],
    [
      'About 12 percent of 1,500 ships paid 4 million pounds.',
      [
        ['number', '12 percent'],
        ['number', '1,500 ships'],
        ['number', '4 million'],
      ],
    ],
    ['Version 7.0.0 listens on port 9464 and figure 3 shows it.', []],
    ['The 1869 procession was long.', []],
    ['They stayed for six days and sold four dozen cheeses two times.', [['number', 'six days']]],
  ])('in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('are read as their language writes them', () => {
    expect(found('Cada año se evaporan 400.000 kilómetros cúbicos y el 2,5 por ciento queda.', spanish)).toEqual([
      ['number', '400.000 kilómetros'],
      ['number', '2,5 por ciento'],
    ]);
    expect([amount('400.000'), amount('1,500'), amount('2,5'), amount('0.3')]).toEqual([400_000, 1_500, 2.5, 0.3]);
  });
});

describe('names', () => {
  it('are told apart by what is said around them', () => {
    const text =
      'In Boston the lawyer James Otis argued against the Stamp Act. It was there that Governor Hutchinson met the Massachusetts Assembly, which had crossed the Charles River. Others came from Boston.';
    const kinds = kindsOf(read(text).sentences.flatMap((sentence) => namesIn(sentence, 'en')));
    expect(Object.fromEntries(kinds)).toMatchObject({
      'James Otis': 'person',
      'Stamp Act': 'event',
      'Governor Hutchinson': 'person',
      'Massachusetts Assembly': 'body',
      'Charles River': 'water',
      Boston: 'place',
    });
  });
});

describe('the terms of a material', () => {
  const texts = [
    'Photosynthesis takes place in leaves. The thylakoid membrane holds chlorophyll. Photosynthesis needs light.',
    'In photosynthesis, the thylakoid membrane captures light. Photosynthesis releases oxygen. The large part is done.',
  ];
  const { terms } = materialOf(
    texts.map((text, index) => ({ id: `c${index}`, heading: null, text })),
    english,
  );

  it('put what is specific before what any text could say', () => {
    const order = terms.map(({ key }) => key);
    expect(order).toContain('thylakoid membrane');
    expect(order.indexOf('thylakoid membrane')).toBeLessThan(
      order.indexOf('large part') < 0 ? Infinity : order.indexOf('large part'),
    );
  });

  it('are spelled as they are in the middle of a sentence', () => {
    expect(terms.find(({ key }) => key === 'photosynthesi' || key === 'photosynthesis')?.term).toBe('photosynthesis');
  });
});
