import { expect, it } from 'vitest';
import { normalized } from '../../../lambdas/document/normalize.ts';
import { extractParts } from '../../../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../../../lambdas/document/read-document.ts';
import { isLicence, isPageNotice, isPointer, isReference } from '../../../lambdas/document/roles/furniture.ts';
import { roleOfHeading } from '../../../lambdas/document/roles/role-of-heading.ts';
import type { MaterialId } from '../../../shared/model/id.ts';
import { countWords } from '../../../shared/model/text/words.ts';
import { riversMaterial, riversText } from '../../fixtures/lesson/rivers.ts';
import { extract } from './extract.ts';

const sentence = (at: number) => `Sentence ${at} says that the river number ${at} is longer than the one before it.`;
const paragraph = (from: number, length: number) => Array.from({ length }, (_, at) => sentence(from + at)).join(' ');
const text = [
  '# Rivers',
  paragraph(0, 3),
  '## North',
  paragraph(10, 12),
  paragraph(30, 12),
  paragraph(50, 12),
  '## South',
  paragraph(70, 4),
  '### Delta',
  paragraph(80, 3),
  '### Marsh',
  paragraph(90, 3),
  '## Summary',
  paragraph(100, 2),
].join('\n\n');

it('puts every sentence of the body into exactly one chunk, at its place', () => {
  const found = extract(text);
  for (const { start, end, text: own } of found.chunks) expect(found.text.slice(start, end)).toBe(own);
  const said = text.match(/Sentence \d+ says/g) ?? [];
  for (const one of said) expect(found.chunks.filter((chunk) => chunk.text.includes(one))).toHaveLength(1);
});

it('keeps the place of every chunk over all materials', () => {
  const other: MaterialId = 'mat_01J00000000000000000000001';
  const unicode = `Ein Anfang.\n\n${'Straße und Fluß, 光合作用 🌊 überall. '.repeat(120)}`;
  const joined = extractParts([
    { id: riversMaterial, document: readDocument({ text: riversText(3) }) },
    { id: other, document: readDocument({ text: unicode }) },
  ]);
  const { chunks } = joined;
  expect(chunks.map(({ start, end }) => joined.text.slice(start, end))).toEqual(chunks.map(({ text: own }) => own));
  expect(new Set(chunks.map(({ material }) => material))).toEqual(new Set([riversMaterial, other]));
  expect(chunks.map(({ id }) => id)).toEqual(chunks.map((_, index) => `c${index + 1}`));
});

it('cuts a long paragraph, also one without any space or full stop', () => {
  const long = 'The water rises slowly in the spring and falls again in autumn. '.repeat(200);
  for (const own of [long, long.replaceAll('. ', '.\n\n'), 'x'.repeat(20_000)])
    expect(Math.max(...extract(own).chunks.map((chunk) => chunk.text.length))).toBeLessThan(6_000);
});

it.each([
  ['one kind of line end', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ['one kind of space', 'a\u00a0b\u3000c', 'a b c'],
  ['no controls but tabs', 'a\u0000b\tc\u200bd', 'ab\tcd'],
  ['composed letters', 'e\u0301', '\u00e9'],
  ['no mark of its encoding', '\ufeffa', 'a'],
])('a normalized text has %s', (_, raw, clean) => {
  expect(normalized(raw)).toBe(clean);
});

it('ends chunks where main sections end, and parts a long section between paragraphs', () => {
  const { headings, chunks } = extract(text);
  expect(headings).toEqual(['Rivers', 'Rivers › North', 'Rivers › North', 'Rivers › South']);
  expect(chunks.map(({ text: own }) => own.endsWith('.'))).not.toContain(false);
  expect(Math.max(...chunks.map(({ text: own }) => countWords(own)))).toBeLessThanOrEqual(400);
});

it('keeps the headings of small sections that share a chunk', () => {
  expect(extract(text).body).toContain('### Delta');
});

it('brings a caption above the first section into it', () => {
  const found = extract(
    '# Rivers\n\n![x](a.png "A river in spring.")\n\n## North\n\nIt is long.\n\n## South\n\nIt is short.',
  );
  expect(found.headings).toEqual(['Rivers › North', 'Rivers › South']);
  expect(found.chunks[0]?.text).toBe('*A river in spring.*\n\nIt is long.');
});

it('ends the objectives with their list where the introduction stands under the same heading', () => {
  const text =
    '# Rivers\n\n### Learning Objectives\n\n* Explain how a river cuts\n* Name two banks\n\nRain falls on every hill.\n\nIt runs down.\n\n### Banks\n\nA bank is steep.';
  const found = extract(text, 'markdown');
  expect(found.apparatus.objectives).toEqual(['Explain how a river cuts', 'Name two banks']);
  expect(found.body).toBe('Rain falls on every hill.\n\nIt runs down.\n\nA bank is steep.');
});

it('calls a glossary after its text, and not after the exercises that it stands below', () => {
  const text =
    '# Rivers\n\nRain falls.\n\n## Review Questions\n\n1. What falls?\n\n### Glossary\n\nebb: the falling of water';
  expect(extract(text, 'markdown').chunks.at(-1)?.heading).toBe('Rivers › Glossary');
});

it('takes a glossary that is all there is for the text', () => {
  expect(extract('# Glossary\n\nebb: the falling of water\n\nflood: the rising of water').roles).toEqual(['body']);
});

it.each([
  ['Key Terms', 'glossary'],
  ['4.3 Review Questions', 'exercises'],
  ['Chapter 4: Summary', 'summary'],
  ['Learning Objectives:', 'objectives'],
  ['See also', 'references'],
  ['For Further Exploration', 'references'],
  ['Collaborative Group Activities', 'exercises'],
  ['Zusammenfassung', 'summary'],
  ['Summary of the war', undefined],
  ['The question of slavery', undefined],
])('takes the heading %j for %s', (heading, role) => {
  expect(roleOfHeading(heading)).toBe(role);
});

it.each([
  [isLicence, '© 2020 A House. All rights reserved.', 'Copyright was invented in London.'],
  [isPageNotice, 'Jump to navigation', 'Jumping spiders hunt by day.'],
  [isPointer, 'Watch this video to see how it works.', 'Watch the river for an hour and count what floats by.'],
  [isReference, '^ Carr, B. (2001). Mills.', 'The mill was built in 2001.'],
] as const)('%o tells furniture from text', (is, furniture, said) => {
  expect(is(furniture)).toBe(true);
  expect(is(said)).toBe(false);
});
