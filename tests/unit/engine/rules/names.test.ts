import { expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';

const asked = (text: string) =>
  settledIn(readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'Bread', text }] })).filter(
    ({ rule, refused }) => rule.id === 'name' && !refused,
  );

const bakers = `Anna Miller opened the first bakery of the valley and taught forty apprentices. Peter Stone built an oven of bricks that kept its heat for two days. Henry Wells wrote the first book on rye.

The town gave Anna Miller a medal. Visitors praise Peter Stone for his patience. Children know Henry Wells from their school books.`;

it('asks whom a sentence is about, among others whom the material tells of, and says what those did', () => {
  const [first] = asked(bakers).filter(({ right }) => right === 'Anna Miller');
  expect(first?.candidate.question).toBe(
    'Which name completes this sentence? “_____ opened the first bakery of the valley and taught forty apprentices.”',
  );
  expect(first?.wrong.map(({ text }) => text).sort()).toEqual(['Henry Wells', 'Peter Stone']);
  expect(first?.wrong.find(({ text }) => text === 'Peter Stone')?.about).toContain('built an oven of bricks');
});

it('asks for no name of which the material says the same', () => {
  const both = bakers.replace(
    'Henry Wells wrote the first book on rye.',
    'Henry Wells opened a bakery in the valley, too.',
  );
  expect(asked(both).map(({ right }) => right)).not.toContain('Anna Miller');
});

it('asks which command does something, among others that are written alike', () => {
  const commands = `The command \`MIX\` turns the blade slowly until the flour is wet. The command \`REST\` stops the blade for the time that is given. The command \`BAKE\` heats the chamber to the temperature of the program.

A program begins with \`MIX\` and ends with \`BAKE\`, and \`REST\` stands between them. A cook may send \`BAKE\` twice. A second \`MIX\` is ignored. Each \`REST\` is counted.`;
  expect(asked(commands).map(({ right }) => right)).toContain('MIX');
});

it('asks nothing of titles', () => {
  const titles = `Anna Miller and the Bread of the Valley: A History of Rye. Peter Stone and the Ovens of the North: A Guide. Henry Wells and the Flour of the Poor: Essays on Rye.`;
  expect(asked(`${titles}\n\n${titles.replaceAll('and the', 'or the')}`)).toEqual([]);
});
