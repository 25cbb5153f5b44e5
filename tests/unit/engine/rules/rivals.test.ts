import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../../lambdas/engine/locales/locales.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { tokensOf } from '../../../../lambdas/engine/nlp/tokens.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';

/** What a chapter with a glossary is asked: terms with their definitions, and sentences of its body. */
const askedOf = (glossary: Readonly<Record<string, string>>, body = '') => {
  const entries = Object.entries(glossary);
  const told = `${entries.map(([term]) => `Bakers speak of **${term}**.`).join(' ')} ${body}`;
  const lines = entries.map(([term, text]) => `**${term}**: ${text}`).join('\n\n');
  const all = settledIn(
    readMaterial({
      language: 'en',
      chunks: [
        { id: 'c1', heading: 'Bread', text: told },
        { id: 'c2', heading: 'Glossary', role: 'glossary', text: lines },
      ],
      apparatus: {
        objectives: [],
        questions: [],
        glossary: entries.map(([term, definition]) => ({ term, definition, chunk: 'c2' })),
      },
    }),
  );
  const find = (rule: string) => (subject: string) =>
    all.find(({ rule: { id }, candidate }) => id === rule && candidate.subject === subject);
  return { term: find('term'), meaning: find('meaning') };
};
const optionsOf = (found: ReturnType<ReturnType<typeof askedOf>['term']>): string[] =>
  (found?.wrong ?? []).map(({ text }) => text);

const ovens = {
  decker: 'oven in which loaves stand on a floor of hot stone',
  racker: 'oven in which loaves stand on a cart that turns',
  tunneler: 'oven through which loaves travel on a belt of steel',
  kneader: 'person who works the flour into a mass by hand',
};

describe('a wrong option', () => {
  it('is a thing of the same sort, and best one whose definition is built alike', () => {
    expect(optionsOf(askedOf(ovens).meaning('racker'))[0]).toBe('Oven in which loaves stand on a floor of hot stone');
    expect(optionsOf(askedOf(ovens).term('tunneler')).sort()).toEqual(['Decker', 'Racker']);
  });

  it.each([
    ['that one is one of the other', 'The decker, an old machine, is a racker.'],
    ['that they mean the same', 'Many people use decker and racker interchangeably.'],
  ])('is none of which a sentence says %s', (_, body) => {
    expect(optionsOf(askedOf(ovens, body).term('tunneler'))).toHaveLength(2);
    expect(optionsOf(askedOf(ovens, body).term('racker'))).toEqual([]);
  });

  it('is none that names itself, and no second name of another one', () => {
    const sorts = { ...ovens, kilner: 'oven that looks like a kiln of bricks', floorer: ovens.decker };
    const options = optionsOf(askedOf(sorts).term('racker'));
    expect(options).not.toContain('Kilner');
    expect(options.filter((one) => /Decker|Floorer/.test(one))).toHaveLength(1);
  });

  it('is none of which more is said than is asked for: it may be one', () => {
    const loaves = {
      bun: 'loaf of wheat with sugar',
      stollen: 'loaf of wheat with sugar, raisins and a filling of almonds',
      rusk: 'loaf that was baked twice and keeps for months',
      wheel: 'loaf that was shaped flat and stored on a pole',
    };
    expect(optionsOf(askedOf(loaves).term('bun')).sort()).toEqual(['Rusk', 'Wheel']);
    expect(optionsOf(askedOf(loaves).term('stollen'))).toContain('Bun');
  });
});

describe('a term', () => {
  it.each([
    ['says what it does and not what it is', 'keeps the loaf warm until it is sold'],
    ['is a whole statement', 'hot stone holds a loaf above the fire'],
    ['speaks of the word', 'a word for the oven of a farm'],
    ['has lost its apostrophe', 'oven for a bakers loaves on feast days'],
    ['is a synonym', 'earth oven'],
  ])('is not asked for where its definition %s', (_, definition) => {
    const asked = askedOf({ ...ovens, tandoor: definition });
    expect(asked.term('tandoor')?.refused).toMatch(/^is explained/);
    expect(asked.meaning('tandoor')?.refused).toMatch(/^is explained/);
    expect(optionsOf(asked.term('decker')).length).toBeGreaterThan(1);
  });
});

it('a name of several words is not asked for: they say what it is', () => {
  const asked = askedOf({ ...ovens, 'farm oven': 'oven of clay in which the loaves of a village are baked' });
  expect(asked.term('farm oven')?.refused).toMatch(/several words/);
});

describe('the phrase that a definition is built around', () => {
  it.each([
    ['wide floor at the end of an oven', 'wide floor'],
    ['a type of oven made of clay', 'oven'],
    ['a firm owned by the people who bake there', 'a firm'],
    ['the price bakers ask for a loaf', 'the price'],
    ['someone who sells flour', 'someone'],
    ['kneading the dough by hand', 'act'],
    ['where two ovens meet', ''],
    ['describes how an oven is heated', ''],
  ])('is found: %s', (definition, phrase) => {
    const { nlp, questions } = localeOf('en');
    expect(questions.head?.(tokensOf(definition, 'en', nlp))).toBe(phrase);
  });
});
