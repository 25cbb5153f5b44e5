import { expect, it } from 'vitest';
import { extract } from './extract.ts';

const tableOf = (html: string): string => extract(`# Locks\n\nThey differ.\n\n${html}`, 'markdown').body;

it.each([
  ['items', '<ul><li>oak</li><li>iron, painted</li></ul>', 'oak; iron, painted'],
  ['paragraphs', '<p>Oak.</p><p>Iron</p>', 'Oak. Iron'],
  ['lines', 'upper: oak\nlower: iron', 'upper: oak; lower: iron'],
  [
    'lines that a program broke at its margin',
    'a gate of oak that was painted every spring by the keeper and\nhis sons',
    'a gate of oak that was painted every spring by the keeper and his sons',
  ],
])('%s in a cell stay apart', (_, cell, expected) => {
  const html = `<table><tr><th>Gate</th><th>Wood</th></tr><tr><td>upper</td><td>${cell}</td></tr></table>`;
  expect(tableOf(html)).toContain(`| upper | ${expected} |`);
});

it('what stands over all columns of a table belongs to its caption, and is no head', () => {
  const rows = [12, 9, 7].map((metres, at) => `<tr><td>Lock ${at + 1}</td><td>${metres} metres</td></tr>`).join('');
  const html = `<table><caption>Depths</caption><thead><tr><th colspan="2">If the locks are so deep:</th></tr></thead><tbody>${rows}</tbody></table>`;
  expect(tableOf(html)).toContain(
    '*Depths. If the locks are so deep:*\n\n|   |   |\n| --- | --- |\n| Lock 1 | 12 metres |',
  );
});

it('a column with an empty cell may be one of figures', () => {
  const html =
    '<table><tr><td>Lock 1</td><td>12 metres</td></tr><tr><td>Lock 2</td><td>9 metres</td></tr><tr><td>Both are old</td><td></td></tr></table>';
  expect(tableOf(html)).toContain('|   |   |\n| --- | --- |\n| Lock 1 | 12 metres |');
});

it.each([
  ['without a head', '| Gate | Wood |\n| upper | oak |\n| lower | iron |'],
  ['whose rule is one cell', '| Gate | Wood |\n|----------\n| upper | oak |\n| lower | iron |'],
  ['with rules between its rows', '| Gate | Wood |\n|---|---|\n| upper | oak |\n|---|---|\n| lower | iron |'],
])('a table as kramdown writes it, %s, is one', (_, table) => {
  const text = `${table}\n{: #Table_1 summary="Gates"}`;
  expect(tableOf(text)).toContain('| Gate | Wood |\n| --- | --- |\n| upper | oak |\n| lower | iron |');
});

it('a single line between bars is no table, nor are lines of different cells', () => {
  expect(tableOf('| oak |')).not.toContain('---');
  expect(tableOf('| oak | iron |\n| oak |')).not.toContain('---');
});

it('a table in HTML with blank lines and indents stands whole where it is', () => {
  const rows = '<tr>\n<td>upper</td>\n<td>oak</td>\n</tr>\n\n<tr>\n\n      <td>lower</td>\n<td>iron</td>\n</tr>\n\n';
  const table = `<table>\n<thead><tr>\n<th>Gate</th>\n<th>Wood</th>\n</tr></thead><tbody>\n${rows}      </tbody></table>`;
  const body = tableOf(`${table}\n\nIron lasts.`);
  expect(body).toContain('| Gate | Wood |\n| --- | --- |\n| upper | oak |\n| lower | iron |\n\nIron lasts.');
  expect(body).not.toContain('tbody');
});

it('a table in HTML with Markdown in its cells is read as it is', () => {
  const cell = '<td>\n\nof **oak**\n\n</td>';
  const table = `<table>\n<tr>\n<td>upper</td>\n${cell}\n</tr>\n</table>`;
  expect(tableOf(table)).toContain('of **oak**');
});

it('one column below a head is a table, two cells without one are the page', () => {
  expect(tableOf('| Signs of rot |\n|------\n| Stains |\n| Moss |\n| Soft wood |')).toContain(
    '| Signs of rot |\n| --- |\n| Stains |',
  );
  expect(tableOf('<table><tr><td>Left.</td></tr><tr><td>Right.</td></tr></table>')).not.toContain('|');
});
