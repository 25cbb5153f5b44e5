import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { annotate } from '../../../../web/src/features/viewer/prose/annotate.ts';
import { textOf } from '../../../../web/src/features/viewer/prose/hast-text.ts';
import { matchSources } from '../../../../web/src/features/viewer/prose/match-sources.ts';
import { aPassage } from '../samples/sessions.ts';

const told = 'In 1941 two investigators, Ruben and Kamen, had given algae water marked with heavy oxygen.';
const blocks = [
  'Inspector Vane stood in the stroma and waited for her eyes to adjust.',
  `Vane asked for the records. ${told} Nobody had believed it.`,
  '“Then it was the water,” said the sergeant.',
];
const quote = 'Ruben and Kamen, 1941: heavy oxygen given in the water turns up in the gas.';

const paragraph = (...children: Element['children']): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});
const text = (value: string) => ({ type: 'text' as const, value });
const em = (value: string): Element => ({ type: 'element', tagName: 'em', properties: {}, children: [text(value)] });
const treeOf = (...children: Element[]): Root => ({ type: 'root', children });
const elements = (tree: Root) => tree.children.filter((node): node is Element => node.type === 'element');
const find = (node: Element | Root, tagName: string): Element[] =>
  node.children.flatMap((child) =>
    child.type === 'element' ? [...(child.tagName === tagName ? [child] : []), ...find(child, tagName)] : [],
  );

describe('finding where a passage is told', () => {
  it('takes the block with most of its words and marks the sentence', () => {
    const [place] = matchSources(blocks, [aPassage(quote)]);
    expect(place?.block).toBe(1);
    expect(blocks[1]?.slice(...(place?.range ?? [0, 0]))).toBe(told);
  });

  it('marks a passage that stands word for word exactly', () => {
    const [place] = matchSources(blocks, [aPassage('it was the water')]);
    expect(place).toMatchObject({ block: 2 });
    expect(blocks[2]?.slice(...(place?.range ?? [0, 0]))).toBe('it was the water');
  });

  it('marks nothing where no block tells it', () => {
    expect(matchSources(blocks, [aPassage('Mitochondria burn glucose in every muscle.')])).toEqual([
      { block: 2, told: false, range: null },
    ]);
  });
});

describe('annotating a scene', () => {
  it('keeps every word', () => {
    const tree = treeOf(paragraph(text(blocks[0] ?? '')), paragraph(text(blocks[1] ?? '')));
    annotate({ sources: [aPassage(quote)], terms: [{ term: 'stroma', definition: 'The fluid.' }] })(tree);
    expect(elements(tree).map(textOf).filter(Boolean)).toEqual(blocks.slice(0, 2));
  });

  it('marks a sentence that runs across emphasis', () => {
    const tree = treeOf(
      paragraph(
        text('In 1941 two investigators, '),
        em('Ruben and Kamen'),
        text(', had given algae water marked with heavy oxygen.'),
      ),
    );
    annotate({ sources: [aPassage(quote)], terms: [] })(tree);
    expect(find(tree, 'mark').map(textOf).join('')).toBe(told);
  });

  it('marks code within a sentence as a whole', () => {
    const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text('Kamen')] };
    const tree = treeOf(
      paragraph(
        text('Ruben and '),
        code,
        text(', 1941: heavy oxygen given in the water turns up in the gas. Nobody had believed it.'),
      ),
    );
    annotate({ sources: [aPassage(quote)], terms: [] })(tree);
    expect(find(tree, 'mark').map(textOf).join('')).toBe(quote);
    expect(find(tree, 'mark').flatMap((mark) => find(mark, 'code'))).toEqual([code]);
  });

  it('tells a caption from a paragraph that sets words off', () => {
    const tree = treeOf(paragraph(em('A gate with two wings.')), paragraph(em('Gates'), text(' have wings.')));
    annotate({ sources: [], terms: [] })(tree);
    expect(find(tree, 'p').map(({ properties }) => 'dataCaption' in properties)).toEqual([true, false]);
  });

  it('makes the first mention of a term a control, as a word of its own', () => {
    const tree = treeOf(paragraph(text('Photolysislike things. The word is photolysis. Photolysis again.')));
    annotate({ sources: [], terms: [{ term: 'Photolysis', definition: 'Splitting.' }] })(tree);
    const terms = find(tree, 'dfn');
    expect(terms.map(textOf)).toEqual(['photolysis']);
    expect(terms[0]?.properties['dataTerm']).toBe(0);
  });

  it('looks for no term in code or links', () => {
    const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text('stroma')] };
    const tree = treeOf(paragraph(code, text(' is code.')));
    annotate({ sources: [], terms: [{ term: 'stroma', definition: 'The fluid.' }] })(tree);
    expect(find(tree, 'dfn')).toEqual([]);
  });

  it('puts a note with its block, before it', () => {
    const tree = treeOf(...blocks.map((block) => paragraph(text(block))));
    annotate({
      sources: [aPassage(quote)],
      terms: [{ term: 'stroma', definition: 'The fluid.' }],
    })(tree);
    const notesOf = (block: Element) => find(block, 'aside').map(({ properties }) => properties['dataNotes']);
    expect(elements(tree).map(notesOf)).toEqual([['term:0'], ['source:0'], []]);
    const [, second] = elements(tree);
    expect(second?.children.map((child) => child.type === 'element' && child.tagName)).toEqual(['aside', 'p']);
  });

  it('only says where a passage stands that the scene tells word for word', () => {
    const tree = treeOf(paragraph(text(`It began so. ${quote}`)));
    annotate({ sources: [aPassage(quote)], terms: [] })(tree);
    expect(find(tree, 'aside')[0]?.properties['dataNotes']).toBe('place:0');
  });

  it('says the same passage once', () => {
    const tree = treeOf(paragraph(text(told)));
    annotate({ sources: [aPassage(quote), aPassage(quote)], terms: [] })(tree);
    expect(find(tree, 'aside')[0]?.properties['dataNotes']).toBe('source:0');
  });

  it('says passages that follow each other in the material in one note, in the order of the scene', () => {
    const other = 'Nobody had believed it before the gas was weighed.';
    const first = { ...aPassage(quote), start: 0, end: quote.length };
    const second = { ...aPassage(other), start: quote.length + 1, end: quote.length + 1 + other.length };
    const tree = treeOf(paragraph(text(`${told} ${other}`)));
    annotate({ sources: [second, first], terms: [{ term: 'gas', definition: 'Oxygen.' }] })(tree);
    expect(find(tree, 'aside')[0]?.properties['dataNotes']).toBe('source:1+0 term:0');
  });

  it('marks apart what the reader came for: its sentence, else the block that tells it', () => {
    const asked = (passage: string) => {
      const tree = treeOf(...blocks.map((block) => paragraph(text(block))));
      annotate({ sources: [], terms: [], passage })(tree);
      const isAsked = ({ properties }: Element) => properties['dataAsked'] !== undefined;
      return {
        sentences: find(tree, 'mark').filter(isAsked).map(textOf),
        blocks: elements(tree).filter(isAsked).map(textOf),
      };
    };
    expect(asked(quote)).toEqual({ sentences: [told], blocks: [] });
    // Three of its seven words stand in the second block, each in a sentence of its own
    expect(asked('Nobody asked investigators about somebody else entirely.')).toEqual({
      sentences: [],
      blocks: [blocks[1]],
    });
    expect(asked('Mitochondria burn glucose in every muscle.')).toEqual({ sentences: [], blocks: [] });
  });

  it('leaves an empty scene alone', () => {
    const tree = treeOf();
    annotate({ sources: [aPassage(quote)], terms: [] })(tree);
    expect(tree.children).toEqual([]);
  });
});
