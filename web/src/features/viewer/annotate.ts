import type { Element, Root } from 'hast';
import type { Passage } from '../../../../shared/model/question.ts';
import type { Term } from '../../../../shared/model/scene.ts';
import { element, textOf, wrapRange } from './hast-text.ts';
import { matchSources } from './match-sources.ts';

export interface Annotations {
  readonly sources: readonly Passage[];
  readonly terms: readonly Term[];
}

const prose = new Set(['p', 'ul', 'ol', 'blockquote', 'table']);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first place of a term as a word of its own: block and offsets. */
const findTerm = (blocks: readonly Element[], { term }: Term) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term.trim())}(?![\\p{L}\\p{N}])`, 'iu');
  for (const [block, node] of blocks.entries()) {
    const found = prose.has(node.tagName) ? pattern.exec(textOf(node)) : null;
    if (found && found[0] !== '') return { block, range: [found.index, found.index + found[0].length] as const };
  }
  return undefined;
};

interface Note {
  readonly block: number;
  readonly kind: 'source' | 'term';
  readonly index: number;
}

const unique = (sources: readonly Passage[]): number[] => {
  const quotes = sources.map(({ quote }) => quote);
  return quotes.flatMap((quote, index) => (quotes.indexOf(quote) === index ? [index] : []));
};

const noteSources = (blocks: readonly Element[], sources: readonly Passage[]): Note[] => {
  const kept = unique(sources);
  const texts = blocks.map((block) => (prose.has(block.tagName) ? textOf(block) : ''));
  const places = matchSources(
    texts,
    kept.map((index) => sources[index] as Passage),
  );
  return places.flatMap(({ block, range }, place) => {
    const node = blocks[block];
    if (node && range) wrapRange(node, range, 'mark');
    return [{ block, kind: 'source' as const, index: kept[place] ?? 0 }];
  });
};

const noteTerms = (blocks: readonly Element[], terms: readonly Term[]): Note[] =>
  terms.flatMap((term, index) => {
    const place = findTerm(blocks, term);
    const node = place && blocks[place.block];
    if (!node) return [];
    wrapRange(node, place.range, 'dfn', { dataTerm: index });
    return [{ block: place.block, kind: 'term' as const, index }];
  });

/**
 * Sets every block of a scene in a row of its own, marks what is told from the material, makes the first mention of a
 * term a control, and puts the notes beside their block, down to where the next ones begin.
 */
export const annotate =
  ({ sources, terms }: Annotations) =>
  (tree: Root): void => {
    const blocks = tree.children.filter((node): node is Element => node.type === 'element');
    if (blocks.length === 0) return;
    const notes = [...noteSources(blocks, sources), ...noteTerms(blocks, terms)];
    const noted = [...new Set(notes.map(({ block }) => block))].sort((a, b) => a - b);
    tree.children = blocks.flatMap((node, block) => {
      const row = block + 1;
      const set = element('div', { className: ['block'], style: `grid-row:${row}` }, [node]);
      const here = notes.filter((note) => note.block === block);
      if (here.length === 0) return [set];
      const next = noted.find((other) => other > block);
      const until = next === undefined ? blocks.length + 1 : next + 1;
      const ids = here.map(({ kind, index }) => `${kind}:${index}`).join(' ');
      return [set, element('aside', { dataNotes: ids, style: `grid-row:${row} / ${until}` }, [])];
    });
  };
