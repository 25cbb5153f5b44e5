import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../../lambdas/engine/locales/locales.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { tokensOf } from '../../../../lambdas/engine/nlp/tokens.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';

const { nlp, questions } = localeOf('en');
const deniedBy = (text: string) =>
  questions.statements?.contradict(text, tokensOf(text, 'en', nlp))?.map((one) => one.text);

describe('what a statement denies', () => {
  it.each([
    ['A warm oven has increased the volume of a loaf.', 'A warm oven has decreased the volume of a loaf.'],
    [
      'In a warm kitchen, the dough is stronger than in a cellar.',
      'In a warm kitchen, the dough is weaker than in a cellar.',
    ],
    ['Most bakers weigh the flour of a loaf.', 'Few bakers weigh the flour of a loaf.'],
    ['A heavy dough cannot rise in a cold bowl.', 'A heavy dough can rise in a cold bowl.'],
    ['The dough does not need any butter.', undefined],
    ['The dough of rye does not need kneading.', 'The dough of rye needs kneading.'],
    ['A levain, which feeds on flour, contains wild yeast.', 'A levain, which feeds on flour, lacks wild yeast.'],
    [
      'The dough is moved from the inside of the oven to the outside.',
      'The dough is moved from the outside of the oven to the inside.',
    ],
    ['Loaves baked in the morning are sold to hotels.', 'Loaves baked in the morning are not sold to hotels.'],
    ['The oven has a thick door of iron.', 'The oven does not have a thick door of iron.'],
  ])('is found: %s', (text, denied) => {
    const found = deniedBy(text) ?? [];
    if (denied) expect(found).toContain(denied);
    else expect(found).toEqual([]);
  });

  it.each([
    ['is said of some only', 'Some doughs increase in volume.'],
    ['may be so', 'A warm oven can increase the size of a loaf.'],
    ['stands in an idiom or a name', 'The baker works in a high school.'],
    ['is said in one breath', 'The crust is thin and hard.'],
  ])('has no word turned that %s', (_, text) => {
    expect(
      (questions.statements?.contradict(text, tokensOf(text, 'en', nlp)) ?? []).filter(({ denied }) => !denied),
    ).toEqual([]);
  });

  it.each(['The crumb that the baker likes, the crust too.', 'Knead the dough on a wooden board.'])(
    'is not guessed where the main clause cannot be told: %s',
    (text) => expect(deniedBy(text)).toBeUndefined(),
  );
});

it.each([
  ['a reason', 'A warm oven has increased the volume of a loaf because gas expands in the heat.'],
  ['a purpose', 'A baker has lowered the heat of the oven to save the crust.'],
  ['a mistake of the material', 'Changes of the oven is stronger than changes of the flour.'],
])('a statement with %s denies nothing that a learner would take for true', (_, text) => {
  expect(deniedBy(text) ?? []).toEqual([]);
});

const text = `Yeast turns the sugar of a dough into gas and alcohol. A warm room increases the speed of the rise. However, salt weakens the yeast of a dough. A rye dough does not need long kneading. Wheat doughs keep the gas of the yeast inside their gluten. This makes them light. A wet dough is harder to shape than a dry dough. Steam delays the crust of a loaf in the oven.`;
const reading = readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'Bread › Dough', text }] });
const settled = settledIn(reading).filter(({ rule }) => rule.id === 'statement');
const asked = settled.filter(({ refused }) => refused === undefined);

describe('a question for the right statement', () => {
  it('has a sentence of the material for its key, and contradictions of others that say what they were made from', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { right, wrong, candidate } of asked) {
      expect(text).toContain(right.slice(1));
      for (const option of wrong) {
        expect(text).not.toContain(option.text);
        const source = /^The material says: “(.+)”$/.exec(option.about)?.[1] ?? '';
        expect(text).toContain(source);
        expect(candidate.shown).not.toBe(source);
      }
    }
  });

  it('names the section', () => {
    expect(asked[0]?.candidate.question).toContain('“Dough”');
  });

  it('never has the only negative option, or the only one that is not, for its key', () => {
    const negative = (option: string) => /\b(?:not|cannot)\b/.test(option);
    for (const { right, wrong } of asked)
      expect(wrong.some((option) => negative(option.text) === negative(right))).toBe(true);
  });

  it('uses each sentence once', () => {
    const used = asked.flatMap(({ candidate, wrong }) => [candidate.shown, ...wrong.map(({ about }) => about)]);
    expect(new Set(used).size).toBe(used.length);
  });

  it('says of each other sentence why it was not used', () => {
    expect(settled.find(({ candidate }) => candidate.shown.startsWith('This makes'))?.refused).toBe(
      'leans on the sentence before it',
    );
    expect(settled).toHaveLength(reading.chunks[0]?.sentences.length ?? 0);
  });

  it('is asked in no language without opposites', () => {
    const other = readMaterial({ language: 'de', chunks: [{ id: 'c1', heading: 'Brot', text }] });
    expect(settledIn(other).filter(({ rule }) => rule.id === 'statement')).toEqual([]);
  });
});

it('says of a term what the material says of another that looks like it', () => {
  const said = 'The upper crust is coloured by the hot air of a bakery.';
  const terms = [
    ['upper crust', 'hard part of a loaf above the crumb'],
    ['lower crust', 'hard part of a loaf that lies on the stone'],
    ['steam vent', 'opening of an oven for damp air'],
  ] as const;
  const material = readMaterial({
    language: 'en',
    chunks: [
      {
        id: 'c1',
        heading: 'Bread › Dough',
        text: `Yeast turns the sugar of a dough into gas. Salt weakens the yeast of a dough. ${said}`,
      },
      { id: 'c2', heading: 'Glossary', role: 'glossary', text: terms.map((term) => term.join(': ')).join('\n\n') },
    ],
    apparatus: {
      objectives: [],
      glossary: terms.map(([term, definition]) => ({ term, definition, chunk: 'c2' })),
      questions: [],
    },
  });
  const options = settledIn(material).flatMap(({ rule, wrong }) => (rule.id === 'statement' ? wrong : []));
  expect(options).toContainEqual({
    text: 'The lower crust is coloured by the hot air of a bakery',
    about: `The material says: “${said}”`,
  });
});
