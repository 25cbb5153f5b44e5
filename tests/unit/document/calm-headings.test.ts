import { expect, it } from 'vitest';
import { extract } from './extract.ts';

const text = (heading: string, body: string): string =>
  `# Trade\n\nThe port grew.\n\n## ${heading}\n\n${body}\n\n## Ships\n\nThey sail.`;
const calm = (heading: string, body: string): string | undefined =>
  extract(text(heading, body)).headings[1]?.split(' › ').at(-1);

it.each([
  ['THE LISBON TRADE', 'Ships from Lisbon carried salt, and trade grew.', 'The Lisbon trade'],
  ['A LONG PEACE', 'What followed was called the Long Peace. It was a long time, and a long way off.', 'A Long Peace'],
  ['RNA AND THE CELL', 'In the cell it is RNA that is read.', 'RNA and the cell'],
  ['HENRY VIII', 'Under Henry the port was small.', 'Henry VIII'],
  ['DER HAFEN VON KIEL', 'Dort lag der Hafen von Kiel.', 'Der Hafen von Kiel'],
])('a heading in capitals is written as its text writes its words: %s', (heading, body, expected) => {
  expect(calm(heading, body)).toBe(expected);
});

it.each(['The Salt Road', 'EXEC', '`SET KEY` AND `GET KEY`'])(
  'a heading that does not shout is left alone: %s',
  (heading) => {
    expect(calm(heading, 'It was long.')).toBe(heading.replaceAll('`', ''));
  },
);

it('where other headings raise their words it does so, too', () => {
  const source =
    '# The Economics of Salt\n\nFrom salt and from economics.\n\n## THE TRADE IN IRON\n\nThe trade grew, and so did the iron.';
  expect(extract(source).headings.at(-1)).toBe('The Economics of Salt › The Trade in Iron');
});

it('the title over all of it is calmed, too', () => {
  expect(extract('# SALT AND IRON\n\nThey sold salt, and iron after it.').title).toBe('Salt and iron');
});

it('where all of them shout and most of their words are names, it raises the others, too', () => {
  const names = ['THE COMPANY OF THE INDIES', 'THE MUSEUM OF SALT', 'FROM THE ANCIENT HARBOUR TO THE IRON BRIDGE'];
  const told =
    'He led the Company of the Indies, the Museum of Salt and the Harbour at the Iron Bridge, which is ancient.';
  const { headings } = extract(`# Trade\n\n${names.map((name) => `## ${name}\n\n${told}`).join('\n\n')}`);
  expect(headings.at(-1)).toBe('Trade › From the Ancient Harbour to the Iron Bridge');
});
