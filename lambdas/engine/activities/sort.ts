import type { ProposedActivity } from '../../domain/model/answers.ts';
import type { ReadChunk } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';
import { activity, type FindActivities, type ProposedItem, type SceneText } from './scene-text.ts';
import { sharesStems } from './stems.ts';

const ITEMS = { least: 4, most: 8 } as const;
const MOST_COLUMNS = 3;
const LONGEST = { item: 14, column: 6 } as const;
export const NO_WORDS = /[<>{}|=\\$`_]|https?:/;

const sort = (question: string, items: readonly ProposedItem[]): ProposedActivity[] => {
  const columns = [...new Set(items.map(({ match }) => match))];
  const texts = items.map(({ text }) => text.toLowerCase());
  const each = columns.map((column) => items.filter(({ match }) => match === column).length);
  const short = columns.every((column) => words(column).length <= LONGEST.column && /\p{L}{2}/u.test(column));
  const clear = items.every(({ text, match }) => {
    const count = words(text).length;
    return count >= 1 && count <= LONGEST.item && !NO_WORDS.test(text) && !sharesStems(match, text);
  });
  const fits =
    columns.length >= 2 && columns.length <= MOST_COLUMNS && items.length >= ITEMS.least && Math.min(...each) >= 1;
  return fits && short && clear && new Set(texts).size === texts.length ? [activity('sort', question, items)] : [];
};

/** The line of a chunk that a row of a table is. */
export const lineWith = (chunk: ReadChunk, start: number, end: number, cells: readonly string[]): string =>
  chunk.text
    .slice(start, end)
    .split('\n')
    .find((line) => cells.every((cell) => line.replace(/[*_`\\]/g, '').includes(cell))) ?? '';

/** Rows that a column divides into two or three kinds: "Copper | metal", "Sulfur | nonmetal". */
const fromCategories = (chunk: ReadChunk, question: string): ProposedActivity[] =>
  chunk.blocks.flatMap(({ rows, start, end }) => {
    const [head, ...body] = rows ?? [];
    if (!head || body.length < ITEMS.least) return [];
    const category = head.findIndex((_, at) => {
      const values = body.map((row) => row[at] ?? '');
      const kinds = new Set(values);
      return (
        at > 0 &&
        kinds.size >= 2 &&
        kinds.size <= 3 &&
        kinds.size * 2 <= values.length &&
        values.every((value) => /\p{L}{2}/u.test(value))
      );
    });
    if (category === -1) return [];
    const items = body.slice(0, ITEMS.most).map((row) => {
      const [text = '', match = ''] = [row[0], row[category]];
      return { text, match, chunk: chunk.id, quote: lineWith(chunk, start, end, [text, match]) };
    });
    return sort(question, items);
  });

const turned = (rows: readonly (readonly string[])[]): string[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));

/** Of how many names the material has terms. */
const known = (names: readonly string[], { reading, locale }: SceneText): number =>
  names.filter((name) => reading.terms.some(({ key }) => key === termKey(name, locale.nlp))).length;

/** The same table with the things that are compared as its columns: things are terms, what is compared of them is not. */
const withThingsOnTop = (rows: readonly (readonly string[])[], scene: SceneText): readonly (readonly string[])[] => {
  const [onTop, aside] = [(rows[0] ?? []).slice(1), rows.slice(1).map(([first = '']) => first)];
  const difference = known(onTop, scene) - known(aside, scene);
  const isOnTop = difference === 0 ? rows[0]?.[0] === '' : difference > 0;
  return isOnTop ? rows : turned(rows);
};

/** Two or three things compared: what is said of each belongs to it. */
const fromComparisons = (chunk: ReadChunk, question: string, scene: SceneText): ProposedActivity[] =>
  chunk.blocks.flatMap(({ rows, start, end }) => {
    if (!rows || rows.length < 3 || (rows[0]?.length ?? 0) < 3) return [];
    const [head = [], ...body] = withThingsOnTop(rows, scene);
    const things = head.slice(1);
    const items = body.flatMap(([label = '', ...cells]) => {
      const worded = cells.every((cell) => /\p{L}{3}/u.test(cell)) && new Set(cells).size === cells.length;
      if (!worded || !/\p{L}/u.test(label)) return [];
      return cells.flatMap((cell, at) => {
        const named = sharesStems(cell, things.join(' '));
        const quote = lineWith(chunk, start, end, [cell]);
        return named || quote === ''
          ? []
          : [{ text: `${label}: ${cell}`, match: things[at] ?? '', chunk: chunk.id, quote }];
      });
    });
    return sort(question, items.slice(0, ITEMS.most));
  });

/** Things and the two or three places that they belong to. */
export const findSort: FindActivities = (scene) => {
  const { sort: asks } = scene.locale.activities;
  if (!asks) return [];
  return scene.chunks.flatMap((chunk) => [...fromCategories(chunk, asks), ...fromComparisons(chunk, asks, scene)]);
};
