import type { Element, ElementContent, Root } from 'hast';
import type { Passage } from '../../../../../shared/model/learning/question.ts';
import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import { element, textOf, wrapRange } from './hast-text.ts';
import { matchSources } from './match-sources.ts';
import type { SentenceChange } from './place-changes.ts';

export interface Annotations {
  readonly sources: readonly Passage[];
  readonly terms: readonly MarginTerm[];
  /** Language of the scene, ISO 639-1, where it is known. Its notes may quote another language. */
  readonly language?: string | undefined;
  /** A passage of the material whose place the reader came for. */
  readonly passage?: string | undefined;
  /** What a second reader changed; its marks stand in the text. */
  readonly changes?: readonly SentenceChange[] | undefined;
}

/** What the reader came for: scrolled to, and marked apart from other passages. */
const ASKED = { dataAsked: '' };

const prose = new Set(['p', 'ul', 'ol', 'blockquote', 'table']);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first occurrence of a term as a whole word: block and offsets. */
const findTerm = (blocks: readonly Element[], { term }: MarginTerm) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term.trim())}(?![\\p{L}\\p{N}])`, 'iu');
  for (const [block, node] of blocks.entries()) {
    const found = prose.has(node.tagName) ? pattern.exec(textOf(node)) : null;
    if (found && found[0] !== '') return { block, range: [found.index, found.index + found[0].length] as const };
  }
  return undefined;
};

interface Note {
  readonly block: number;
  /** Position in the block's text. */
  readonly at: number;
  /** "source:0", "place:1", "term:2", "change:0"; consecutive passages of the material share one note: "source:0+1". */
  readonly id: string;
}

const unique = (sources: readonly Passage[]): number[] => {
  const quotes = sources.map(({ quote }) => quote);
  return quotes.flatMap((quote, index) => (quotes.indexOf(quote) === index ? [index] : []));
};

const NEXT_TO = 3;
const follows = (one: Passage | undefined, other: Passage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.heading === other.heading &&
  Math.abs(other.start - one.end) <= NEXT_TO;

interface Placed {
  readonly index: number;
  /** The block contains the passage word for word, so the note does not repeat it. */
  readonly verbatim: boolean;
  readonly block: number;
  readonly at: number;
}

const inOrder = (one: Pick<Note, 'block' | 'at'>, other: Pick<Note, 'block' | 'at'>): number =>
  one.block - other.block || one.at - other.at;

const joined = (placed: readonly Placed[], sources: readonly Passage[]): Note[] => {
  const groups: Placed[][] = [];
  for (const place of [...placed].sort(inOrder)) {
    const last = groups.at(-1)?.at(-1);
    if (last?.block === place.block && follows(sources[last.index], sources[place.index])) groups.at(-1)?.push(place);
    else groups.push([place]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const kind = group.every(({ verbatim }) => verbatim) ? 'place' : 'source';
    return first
      ? [{ block: first.block, at: first.at, id: `${kind}:${group.map(({ index }) => index).join('+')}` }]
      : [];
  });
};

const noteSources = (blocks: readonly Element[], sources: readonly Passage[]): Note[] => {
  const kept = unique(sources);
  const texts = blocks.map((block) => (prose.has(block.tagName) ? textOf(block) : ''));
  const places = matchSources(
    texts,
    kept.map((index) => sources[index] as Passage),
  );
  for (const { block, range } of places) {
    const node = blocks[block];
    if (node && range) wrapRange(node, range, 'mark');
  }
  const placed = places.map(({ block, range }, place) => ({
    block,
    at: range?.[0] ?? Number.MAX_SAFE_INTEGER,
    index: kept[place] ?? 0,
    verbatim: texts[block]?.includes(sources[kept[place] ?? 0]?.quote ?? '') ?? false,
  }));
  return joined(placed, sources);
};

const noteTerms = (blocks: readonly Element[], terms: readonly MarginTerm[]): Note[] =>
  terms.flatMap((term, index) => {
    const place = findTerm(blocks, term);
    const node = place && blocks[place.block];
    if (!node) return [];
    wrapRange(node, place.range, 'dfn', { dataTerm: index });
    return [{ block: place.block, at: place.range[0], id: `term:${index}` }];
  });

const isMark = (node: ElementContent, index: number): boolean =>
  node.type === 'element' &&
  (node.properties['dataChange'] === index || node.children.some((one) => isMark(one, index)));

/** What was taken out has a note of its own; of what was mended the mark says enough. */
const noteChanges = (blocks: readonly Element[], changes: readonly SentenceChange[]): Note[] =>
  changes.flatMap(({ kind }, index) => {
    if (kind === 'mended') return [];
    const block = Math.max(
      0,
      blocks.findIndex((one) => isMark(one, index)),
    );
    return [{ block, at: 0, id: `change:${index}` }];
  });

/** Where the passage is told: its sentence, else the block; undefined where the scene does not tell it. */
const asked = (blocks: readonly Element[], passage: string | undefined): Element | undefined => {
  if (passage === undefined) return undefined;
  const texts = blocks.map((block) => (prose.has(block.tagName) ? textOf(block) : ''));
  const [place] = matchSources(texts, [{ chunk: '', heading: null, quote: passage, start: 0, end: 0 }]);
  const block = place?.told ? blocks[place.block] : undefined;
  if (!block || !place?.range) return block;
  wrapRange(block, place.range, 'mark', ASKED);
  return undefined;
};

/** A line that is emphasised from end to end stands below a figure or a table. */
const isCaption = ({ tagName, children }: Element): boolean => {
  const [only, ...others] = children;
  return tagName === 'p' && others.length === 0 && only?.type === 'element' && only.tagName === 'em';
};

/** The direction of a block follows its own text; code is always left to right. */
const directed = (node: Element, language: string | undefined): Element => ({
  ...node,
  properties: {
    ...node.properties,
    dir: node.tagName === 'pre' ? 'ltr' : 'auto',
    ...(language === undefined ? {} : { lang: language }),
    ...(isCaption(node) ? { dataCaption: '' } : {}),
  },
});

/**
 * Marks the passages told from the material, turns the first mention of each term into a button, and wraps every block
 * together with its notes. Notes come before the block, because a floating note starts where it stands in the document.
 */
export const annotate =
  ({ sources, terms, language, passage, changes = [] }: Annotations) =>
  (tree: Root): void => {
    const blocks = tree.children.filter((node): node is Element => node.type === 'element');
    if (blocks.length === 0) return;
    const found = [...noteChanges(blocks, changes), ...noteSources(blocks, sources), ...noteTerms(blocks, terms)];
    const notes = found.sort(inOrder);
    const askedBlock = asked(blocks, passage);
    tree.children = blocks.map((node, block) => {
      const ids = notes.filter((note) => note.block === block).map(({ id }) => id);
      const beside = ids.length > 0 ? [element('aside', { dataNotes: ids.join(' ') }, [])] : [];
      return element('div', { className: ['part'], ...(node === askedBlock ? ASKED : {}) }, [
        ...beside,
        directed(node, language),
      ]);
    });
  };
