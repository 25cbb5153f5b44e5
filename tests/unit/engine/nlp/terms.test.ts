import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { groundOf, settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';
import { openDraftsIn } from '../../../../lambdas/engine/rules/open-questions.ts';
import { explained } from '../../../../lambdas/engine/rules/siblings.ts';
import { explainSentences } from '../../../../local/explain/explain-sentences.ts';

const read = (text: string, heading = 'Steam') =>
  readMaterial({ language: 'en', chunks: [{ id: 'c1', heading, text }] });
const termsOf = (text: string): Record<string, string> =>
  Object.fromEntries(explained(groundOf(read(text))).map(({ term, definition }) => [term, definition.text] as const));

describe('a term', () => {
  it.each([
    ['A safety valve is a lid that opens by itself.', 'safety valve'],
    ['A linked gauge is a dial that shows two values.', 'linked gauge'],
    ['Priming is a process in which water is carried over with the steam.', 'Priming'],
    ['The drum is hot. The mud drum is a vessel that collects dirt. The mud drum is low.', 'mud drum'],
    ['A vessel under pressure and full of hot water is called a boiler.', 'boiler'],
    ['A Fink–Howe truss is a frame of short beams.', 'Fink–Howe truss'],
  ])('is what a sentence explains: %s', (text, term) => {
    expect(Object.keys(termsOf(text))).toContain(term);
  });

  it.each([
    ['is named once with the article of what is known', 'The colour of the pipe is a sign that it is old.'],
    ['is only what somebody does', 'Opening old valves is a task that needs two people.'],
    [
      'was used often before, and is a word of everyday',
      'The report is long. Every report has a date. A report is late. A report is a sheet of three lines.',
    ],
  ])('is none that %s', (_, text) => {
    expect(termsOf(text)).toEqual({});
  });

  it('ends where the same sentence explains another one, which is a term as well', () => {
    expect(
      termsOf('A feed pump is a machine that gives water, and a drain pump is a machine that takes water.'),
    ).toEqual({ 'feed pump': 'a machine that gives water', 'drain pump': 'a machine that takes water' });
  });
});

describe('a label', () => {
  const notes = `- feed pump: gives the boiler its water
- gauge glass: shows how high the water stands -> never empty !!
- fusible plug: melts before the plates do
- hw: problems 3 and 5 by tuesday
- why? nobody knows this for certain
- burst: p = 2 t s and nothing else`;

  it('is a term where the items of a list are made so, and no remark, question or formula is', () => {
    expect(termsOf(notes)).toEqual({
      'feed pump': 'gives the boiler its water',
      'gauge glass': 'shows how high the water stands → never empty',
      'fusible plug': 'melts before the plates do',
    });
  });

  it('is none in a list that has one by chance', () => {
    expect(termsOf('- feed pump: gives the boiler its water\n- it hums\n- it leaks')).toEqual({});
  });

  it('is explained where its line says what it is, and not what it does', () => {
    const list = '- feed pump: gives the boiler its water\n- gauge glass: a tube that shows how high the water stands';
    const used = 'A gauge glass breaks. Every fusible plug and gauge glass has a price. A fusible plug is small.';
    const heading = 'The feed pump, the gauge glass and the fusible plug';
    const text = `${list}\n- fusible plug: a plug of tin that melts before the boiler’s plates do\n\n${used}`;
    const asked = openDraftsIn(read(text, heading));
    expect(asked.map(({ question }) => question).toSorted()).toEqual([
      'Explain in your own words what the material means by “fusible plug”.',
      'Explain in your own words what the material means by “gauge glass”.',
    ]);
  });
});

describe('the sentence that explains a term', () => {
  const text = `A **boiler** is a vessel that turns water into steam.

A **condenser** is a vessel that turns steam into water.

A **strainer** is a vessel that keeps dirt from the pump.`;
  const reading = read(text);

  it('is shown without marks, and quoted with them', () => {
    const found = settledIn(reading).find(({ candidate }) => candidate.subject === 'boiler');
    expect(found?.candidate.shown).toBe('A boiler is a vessel that turns water into steam.');
    expect(found?.candidate.evidence.quote).toBe('A **boiler** is a vessel that turns water into steam.');
  });

  it('is found by who asks what became of it', () => {
    const [first] = explainSentences(reading);
    expect(first?.verdicts.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['term', 'meaning']));
  });
});
