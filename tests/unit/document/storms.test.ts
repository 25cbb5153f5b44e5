import { expect, it } from 'vitest';
import { extract } from './extract.ts';

const LONG = 30_000;
/** Processor seconds on a busy machine; on an idle one they are half. */
const LIMIT = 4;
const repeated = (text: string): string => text.repeat(LONG / text.length);

it.each([
  ['marks of emphasis that never close', repeated('a**b*')],
  ['the same over many lines', repeated('a**b*\n')],
  ['brackets', repeated('[a]')],
  ['lists in lists', repeated('1. ')],
  ['underlined headings', repeated('a\n===\n')],
  ['definitions', repeated('a\n: b\n')],
])('reads a wall of %s in its stride', (_, wall) => {
  const before = process.cpuUsage();
  const { body } = extract(`# Rivers\n\nThe Alder is long.\n\n${wall}\n\nIt ends in a lake.`, 'markdown');
  const { user, system } = process.cpuUsage(before);
  expect(body).toContain('The Alder is long.');
  expect(body).toContain('It ends in a lake.');
  expect((user + system) / 1e6).toBeLessThan(LIMIT);
});

it('reads emphasis where a text has much of it', () => {
  const glossary = Array.from({ length: 400 }, (_, at) => `**ebb ${at}** is the falling of *water* number ${at}.`);
  expect(extract(glossary.join('\n\n'), 'markdown').body).toContain(
    '**ebb 399** is the falling of *water* number 399.',
  );
});
