import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const figure =
  ' ![Long.](x.jpg "A gate of oak. (credit: modification of work by Ann (2011)) It opens inwards."){: #fig-one}';
const bodyOf = (sentence: string): string => extract(`# Locks\n\n${sentence}\n\n${figure}`, 'markdown').body;
const link = '[\\[link\\]](#fig-one)';

describe('a reference whose number the publisher would have put', () => {
  it.each([
    [`Gates lift boats (${link}).`, 'Gates lift boats.'],
    [`Gates lift boats (see ${link}).`, 'Gates lift boats.'],
    [`They are illustrated in (${link}).`, 'They are illustrated in Figure 1.'],
    [`They have two wings (see ${link} for both).`, 'They have two wings (see Figure 1 for both).'],
    [`As shown in ${link}, they open.`, 'As shown in Figure 1, they open.'],
  ])('is named where its sentence needs it: %s', (sentence, expected) => {
    expect(bodyOf(sentence)).toContain(expected);
  });

  it('and then its caption bears the name', () => {
    expect(bodyOf(`As shown in ${link}, they open.`)).toContain('*Figure 1: A gate of oak. It opens inwards.*');
    expect(bodyOf(`Gates open (${link}).`)).toContain('*A gate of oak. It opens inwards.*');
  });

  it('leads to the next table where the id of that was lost', () => {
    const table =
      '<table><thead><tr><th>Gate</th><th>Wood</th></tr></thead><tbody><tr><td>upper</td><td>oak</td></tr></tbody></table>';
    const { body } = extract(`# Locks\n\n[\\[link\\]](#fs-id9) sums them up.\n\n${table}`, 'markdown');
    expect(body).toContain('Table 1 sums them up.');
    expect(body).toContain('*Table 1*\n\n| Gate | Wood |');
  });
});

it('a reference to a figure that is not here ends its sentence all the same', () => {
  expect(extract('# L\n\nThe left panel of [\\[link\\]](#CNX_1) (a) shows it.', 'markdown').body).toContain(
    'The left panel of the figure (a) shows it.',
  );
});

it.each([
  ['A gate. (Micrograph provided by a school © 2012)', '*A gate.*'],
  ['Oak. LM × 40. (credit “oak”: Ann; credit “elm”: Ben)', '*Oak. LM × 40.*'],
  ['A gate (credit to its builder is due)', '*A gate*'],
  ['A gate (seen from below)', '*A gate (seen from below)*'],
])('a caption keeps what explains and loses who took it: %s', (caption, expected) => {
  expect(extract(`# L\n\nGates lift.\n\n![x](x.jpg "${caption}")`, 'markdown').body).toContain(expected);
});

it('a link keeps its words and nothing else where they go on in the next line', () => {
  const { body } = extract(
    '# L\n\nIt is told in [“How\nGates Open”][gates]<!-- ignore --> below.\n\n[gates]: gates.html#open',
    'markdown',
  );
  expect(body).toBe('It is told in “How Gates Open” below.');
});

it('a link that only leads on is none of the text', () => {
  expect(extract('# L\n\nGates open. [More on this](http://example.org/gates)', 'markdown').body).toBe('Gates open.');
});

it('half of an emphasis is the space that it stands for', () => {
  expect(extract('# L\n\nIn *locks*, mostly in the north,**keepers may sleep.', 'markdown').body).toContain(
    'north, keepers',
  );
});

it('what an app for notes writes around a page is none of its text', () => {
  const { text } = extract(
    '<h1>Locks</h1><p>Created: 3 March 2026 Tags: exam, canals Status: done</p><p>Untitled Database</p><p>Gates lift boats.</p>',
    'html',
  );
  expect(text).toBe('# Locks\n\nGates lift boats.');
});

it('a table whose first row has figures as all others has no head', () => {
  const rows = '<tr><td>sand</td><td>19%</td></tr><tr><td>clay</td><td>17%</td></tr>';
  const source = `<h1>Loads</h1><p>They add up.</p><table><caption>Loads (Source: a survey)</caption>${rows}</table>`;
  expect(extract(source, 'html').body).toContain('*Loads*\n\n|   |   |\n| --- | --- |\n| sand | 19% |\n| clay | 17% |');
});

it('a glossary a level below the references is none of them', () => {
  const glossary =
    '<div data-type="glossary" markdown="1">\n## Glossary\n{: data-type="glossary-title"}\n\nsill\n: what a gate closes on\n{: .definition}\n\n</div>';
  const { apparatus, text } = extract(
    `# Locks\n\nA gate closes on a sill.\n\n# References\n\nMiller, Ann. 1990. *Gates of Oak*. Bristol: Quay.\n\n${glossary}`,
    'markdown',
  );
  expect(apparatus?.glossary.map(({ term, definition }) => [term, definition])).toEqual([
    ['sill', 'what a gate closes on'],
  ]);
  expect(text).not.toContain('Bristol');
});
