import type { Element, Nodes } from 'hast';
import type { DocumentBlock, DocumentSection } from '../document.ts';
import { codeBlocks } from './code.ts';
import { calloutTitles, isCallout, isFurniture, openExamples, roleOfElement } from './containers.ts';
import { definitionsBlock } from './definitions.ts';
import { guardStart } from './escape.ts';
import { captionOfAlt, captionText, figureLine } from './figure.ts';
import { attribute, childrenOf, dataType, hasClass, isBlock, isElement, plainText } from './hast.ts';
import { InlineWriter } from './inline.ts';
import { labelsOf } from './labels.ts';
import { asList, isListOfChores, isListOfLinks, listBlock } from './list.ts';
import { isLayout, layoutCells, readTable, tableMarkdown } from './table.ts';
import { TreeBuilder } from './tree-builder.ts';

interface Options {
  /** Whether formulas stand between dollars, so that others are escaped. */
  readonly formulas: boolean;
  /** A web page: a list of nothing but links is its navigation. */
  readonly page: boolean;
}

type Exercise = DocumentBlock['exercise'];

const blockOf = (kind: DocumentBlock['kind'], markdown: string): DocumentBlock => ({ type: 'block', kind, markdown });

/** Reads a tree of HTML into sections and blocks. */
class TreeReader {
  readonly #options: Options;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #writer: InlineWriter;
  readonly #built: TreeBuilder;
  /** Titles that have become a callout's heading. */
  readonly #used: Set<Nodes>;
  #exercises = 0;
  #exercise: Exercise;

  constructor(
    options: Options,
    labels: ReadonlyMap<string, string>,
    built = new TreeBuilder(),
    used = new Set<Nodes>(),
  ) {
    this.#options = options;
    this.#labels = labels;
    this.#writer = new InlineWriter(labels, options.formulas);
    this.#built = built;
    this.#used = used;
  }

  read(nodes: readonly Nodes[]): DocumentSection {
    this.#flow(nodes);
    return this.#built.root;
  }

  #add(block: DocumentBlock | undefined): void {
    if (block === undefined || block.markdown === '') return;
    this.#built.add(this.#exercise === undefined ? block : { ...block, exercise: this.#exercise });
  }

  /** Blocks one after another; words that stand bare between them are a paragraph. */
  #flow(nodes: readonly Nodes[]): void {
    let bare: Nodes[] = [];
    const close = () => {
      if (bare.length > 0) this.#paragraph(bare);
      bare = [];
    };
    for (const node of nodes) {
      if (isElement(node) && (isBlock(node) || this.#holdsBlocks(node)) && node.tagName !== 'br') {
        close();
        this.#element(node);
      } else bare.push(node);
    }
    close();
  }

  /** An inline or unknown element around blocks. */
  #holdsBlocks(node: Element): boolean {
    return childrenOf(node).some(
      (child) =>
        isElement(child) &&
        child.tagName !== 'br' &&
        (isBlock(child) || (!isElement(child, 'a') && this.#holdsBlocks(child))),
    );
  }

  #paragraph(nodes: readonly Nodes[]): void {
    const left = nodes.filter((node) => !this.#used.has(node));
    const words = left.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const [only] = words;
    // An answer stands behind its number
    const isAlone = words.length === 1 && this.#exercise === undefined;
    const tex = isAlone && isElement(only) ? this.#displayed(only) : '';
    if (tex !== '') this.#add(blockOf('math', `$$\n${tex}\n$$`));
    else this.#add(blockOf('paragraph', guardStart(this.#writer.line(left))));
    for (const node of left) this.#pictures(node, nodes);
  }

  /** The formula of an element that is nothing else and stands on its own. */
  #displayed(node: Element): string {
    if (attribute(node, 'dataTex') !== '') return decodeURIComponent(attribute(node, 'dataTex')).trim();
    return isElement(node, 'code') && hasClass(node, /math-display/) ? plainText(node) : '';
  }

  /** Captions of the pictures in a paragraph. */
  #pictures(node: Nodes, siblings: readonly Nodes[]): void {
    if (!isElement(node)) return;
    if (node.tagName !== 'img') {
      for (const child of childrenOf(node)) this.#pictures(child, childrenOf(node));
      return;
    }
    const after = siblings
      .slice(siblings.indexOf(node) + 1)
      .find((next) => isElement(next, 'span') && attribute(next, 'id') !== '');
    const id = attribute(node, 'id') || (isElement(after) ? attribute(after, 'id') : '');
    const title = attribute(node, 'title');
    this.#caption(title === '' ? captionOfAlt(attribute(node, 'alt')) : captionText(title), id);
  }

  #caption(caption: string | undefined, id: string): void {
    const label = this.#labels.get(id);
    const line = [label, caption].filter(Boolean).join(': ');
    if (line !== '') this.#add(blockOf('figure', figureLine(line)));
  }

  #element(given: Element): void {
    if (this.#used.has(given) || isFurniture(given)) return;
    const element = asList(given);
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      const title = this.#writer.line(childrenOf(element));
      if (title !== '') this.#built.heading(Number(level), title);
      return;
    }
    switch (element.tagName) {
      case 'p':
      case 'summary':
      case 'legend':
      case 'address':
        if (this.#holdsBlocks(element)) this.#flow(childrenOf(element));
        else this.#paragraph(childrenOf(element));
        return;
      case 'ul':
      case 'ol':
        this.#list(element);
        return;
      case 'table':
        this.#table(element);
        return;
      case 'pre':
      case 'listing':
        this.#code(element);
        return;
      case 'blockquote':
        this.#quote(element);
        return;
      case 'dl':
        this.#add(definitionsBlock(element, this.#writer, this.#inside));
        return;
      case 'figure':
        this.#figure(element);
        return;
      default:
        this.#container(element);
    }
  }

  /** Blocks inside of an item or a quotation, apart from the document's sections. */
  readonly #inside = (nodes: readonly Nodes[]): readonly DocumentBlock[] => {
    if (nodes.length === 0) return [];
    const inner = new TreeReader(this.#options, this.#labels, new TreeBuilder(), this.#used).read(nodes);
    return flattened(inner);
  };

  #list(list: Element): void {
    if (isListOfLinks(list, !this.#options.page) || isListOfChores(list)) return;
    this.#add(listBlock(list, this.#writer, this.#inside));
  }

  #table(table: Element): void {
    if (isLayout(table)) {
      for (const cell of layoutCells(table)) this.#flow(childrenOf(cell));
      return;
    }
    const { caption, rows } = readTable(table, this.#writer);
    this.#caption(captionText(caption ?? ''), attribute(table, 'id'));
    if (rows.length > 0) this.#add(blockOf('table', tableMarkdown(rows)));
  }

  #quote(quote: Element): void {
    const [first] = childrenOf(quote).filter((child) => isElement(child));
    if (isElement(first, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
      this.#used.add(first);
      this.#built.setOff(this.#writer.line(childrenOf(first)), undefined, () => this.#flow(childrenOf(quote)));
      return;
    }
    const inner = this.#inside(childrenOf(quote)).map(({ markdown }) => markdown);
    const lines = inner.join('\n\n').split('\n');
    if (inner.length > 0) this.#add(blockOf('quote', lines.map((line) => `> ${line}`.trimEnd()).join('\n')));
  }

  #code(element: Element): void {
    const blocks = codeBlocks(element);
    if (blocks === undefined) this.#flow(childrenOf(element));
    for (const block of blocks ?? []) this.#add(block);
  }

  #figure(figure: Element): void {
    const captions = childrenOf(figure).filter((child): child is Element => isElement(child, 'figcaption'));
    for (const caption of captions) this.#used.add(caption);
    const before = this.#built;
    this.#flow(childrenOf(figure).filter((child) => !isElement(child, 'figcaption') && !isElement(child, 'img')));
    const words = captions.map((caption) => this.#writer.line(childrenOf(caption))).join(' ');
    if (before === this.#built) this.#caption(captionText(words), attribute(figure, 'id'));
  }

  #container(element: Element): void {
    const type = dataType(element);
    if (type === 'problem' || type === 'solution') {
      for (const title of calloutTitles(element).elements) this.#used.add(title);
      this.#exercise = { id: this.#exercises, part: type };
      this.#flow(childrenOf(element));
      this.#exercise = undefined;
      return;
    }
    if (type === 'exercise') this.#exercises += 1;
    const role = type === 'exercise' ? 'exercises' : roleOfElement(element);
    if (isCallout(element)) {
      const { title, elements } = calloutTitles(element);
      for (const one of elements) this.#used.add(one);
      this.#built.setOff(title, role, () => this.#flow(childrenOf(element)));
    } else if (role !== undefined) this.#built.setOff(null, role, () => this.#flow(childrenOf(element)));
    else this.#flow(childrenOf(element));
  }
}

/** The blocks of a section and those below it; headings become emphasised lines. */
const flattened = (section: DocumentSection): DocumentBlock[] =>
  section.parts.flatMap((part) => {
    if (part.type === 'block') return [part];
    const title = part.title === null ? [] : [blockOf('paragraph', `**${part.title.replaceAll('**', '')}**`)];
    return [...title, ...flattened(part)];
  });

/** The sections and blocks of a tree of HTML, cleaned. */
export const readTree = (tree: Nodes, options: Options): DocumentSection => {
  openExamples(tree);
  return new TreeReader(options, labelsOf(tree)).read(childrenOf(tree));
};
