import type { Element, Nodes } from 'hast';
import { phrasePattern } from '../phrases/phrases.ts';
import { isBareLink, REFERENCE_MARK, withoutIdleReferences } from './bare-references.ts';
import { escaped } from './escape.ts';
import { attribute, childrenOf, dataType, hasClass, isBlock, isElement, plainText } from './hast.ts';
import { scriptText, withScripts } from './scripts.ts';

/** What a link says that only leads on: "More on this". */
const MORE = phrasePattern('more');
/** Elements that say nothing to a reader. */
const SILENT = new Set(
  'script style noscript template svg canvas iframe object embed audio video map button select textarea input img picture source head title meta link hr col colgroup cnx-pi'.split(
    ' ',
  ),
);
const SILENT_CLASS =
  /\b(?:mw-editsection|noprint|footnote-ref|footnote-number|sr-only|visually-hidden|headerlink|anchor-link)\b/;
const CITATION = /^[[(]?(?:\d{1,3}|[a-z]|note \d+|citation needed)(?:[,–-]\s?\d{1,3})*[\])]?$/i;
const NOTE_ADDRESS = /^#(?:cite|fn|foot|end|note|ref|_ftn|_edn|bib|r\d)/i;

const isNoteLink = (node: Nodes): boolean =>
  isElement(node, 'a') &&
  (/footnote|endnote/.test(dataType(node)) ||
    'dataFootnoteRef' in node.properties ||
    'dataFootnoteBackref' in node.properties ||
    (NOTE_ADDRESS.test(attribute(node, 'href')) && CITATION.test(plainText(node))));

/** A raised number that leads to a note, or stands in brackets. A link of the class "reference" is text: Sphinx calls all its own so. */
const isCitation = (element: Element): boolean =>
  /footnote/.test(dataType(element)) ||
  isNoteLink(element) ||
  (element.tagName === 'sup' &&
    (hasClass(element, /\breference\b/) ||
      ((/^[[(].*[\])]$/.test(plainText(element)) || childrenOf(element).some((child) => isCitationBelow(child))) &&
        CITATION.test(plainText(element)))));

const isCitationBelow = (node: Nodes): boolean =>
  isElement(node) && (isElement(node, 'a') || isCitation(node) || childrenOf(node).some(isCitationBelow));

/** White space around the words of an emphasis stands outside of its marks; what has no words or is already so marked is not marked. */
const marked = (mark: string, inner: string): string => {
  const words = inner.trim();
  if (!/[\p{L}\p{N}$`]/u.test(words)) return inner;
  const bare = words.replaceAll(mark, mark === '*' ? '*' : '');
  const lead = inner.slice(0, inner.length - inner.trimStart().length);
  return `${lead}${mark}${mark === '*' ? words.replace(/(?<!\*)\*(?!\*)/g, '') : bare}${mark}${inner.slice(inner.trimEnd().length)}`;
};

/** With the spaces around it that the source has inside of an element: "with<sup> 35</sup>S". */
const spacedAs = (inner: string, text: string): string =>
  `${/^\s/.test(inner) ? ' ' : ''}${text}${/\s$/.test(inner) ? ' ' : ''}`;

const codeSpan = (text: string): string => {
  const code = text.replace(/\s+/g, ' ').trim();
  if (code === '') return '';
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
};

/** TeX between dollars. */
const formula = (tex: string): string => {
  const line = tex.replace(/\s+/g, ' ').trim();
  return line === '' ? '' : `$${line}$`;
};

/** Marks of an emphasis that has no words: "peri*- =* “around”". */
const EMPTY_MARKS = /(?<=\p{L})\*([^\p{L}\p{N}*]{1,6})\*(?=\s)/gu;
/** Half of an emphasis, where a space should be: "in the north,**workers". */
const LOST_MARK = /(?<=[\p{L})][,;:])\*\*(?=\p{L})/gu;

/** Marks that no words belong to: "color vision**** is", "theory** is**". A power is written between digits. */
const STRAY_MARKS = /\*{4,}|(?<![\d\s(*])\*{2,3}(?=[\s.,;:!?)]|$)/g;

/** One emphasis that ends where the next one begins: "**mass****and weight**". */
const SIDE_BY_SIDE = /(?<=[\p{L},;:.])\*{4}(?=\p{L})/gu;

/** A little picture before a heading or a note. */
const PICTOGRAM = /^\s*(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*)+(?=\s|\p{L})/u;

/** Inline content as Markdown of one line: marks for emphasis, code and formulas, nothing else. `labels` names what links lead to. */
export class InlineWriter {
  readonly #labels: ReadonlyMap<string, string>;
  /** Whether formulas are about, so that a sum of money needs its dollar escaped. */
  readonly #formulas: boolean;

  constructor(labels: ReadonlyMap<string, string>, formulas: boolean) {
    this.#labels = labels;
    this.#formulas = formulas;
  }

  /** Trimmed, with single spaces. */
  line(nodes: readonly Nodes[]): string {
    return withoutIdleReferences(nodes.map((node) => this.#write(node)).join(''))
      .replaceAll(REFERENCE_MARK, '')
      .replace(PICTOGRAM, '')
      .replace(SIDE_BY_SIDE, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ +(?=[.,;:!?)](?:\s|$))/g, '')
      .trim();
  }

  #all(node: Nodes): string {
    return childrenOf(node)
      .map((child) => this.#write(child))
      .join('');
  }

  #write(node: Nodes): string {
    if (node.type === 'text') return this.#text(node.value);
    if (!isElement(node)) return '';
    if (SILENT.has(node.tagName) || hasClass(node, SILENT_CLASS) || isCitation(node)) return '';
    if (attribute(node, 'dataTex') !== '') return formula(decodeURIComponent(attribute(node, 'dataTex')));
    const inner = () => this.#all(node);
    switch (node.tagName) {
      case 'b':
      case 'strong':
      case 'dfn':
        return marked('**', inner());
      case 'i':
      case 'em':
      case 'var':
      case 'cite':
        return marked('*', inner());
      case 'code':
      case 'kbd':
      case 'samp':
      case 'tt':
        return hasClass(node, /math/) ? formula(plainText(node)) : codeSpan(plainText(node));
      case 'sup':
      case 'sub':
        return spacedAs(inner(), scriptText(plainText(node), node.tagName));
      case 'q':
        return `“${inner().trim()}”`;
      case 'br':
        return ' ';
      case 'a':
        return this.#link(node);
      default:
        break;
    }
    if (dataType(node) === 'term') return marked('**', inner());
    return isBlock(node) ? ` ${inner()} ` : inner();
  }

  #text(value: string): string {
    const text = escaped(
      withScripts(
        value.replace(EMPTY_MARKS, '$1').replace(LOST_MARK, ' ').replace(STRAY_MARKS, '').replace(/\s+/g, ' '),
      ),
    );
    return this.#formulas ? text.replaceAll('$', '\\$') : text;
  }

  /** The words of a link. One that only says "link" becomes the name of what it leads to, and nothing between brackets; one that leads on says nothing. */
  #link(node: Element): string {
    if (MORE.test(plainText(node))) return '';
    if (!isBareLink(plainText(node))) return this.#all(node);
    const name = this.#labels.get(attribute(node, 'href').replace(/^#/, '')) ?? '';
    return `${REFERENCE_MARK}${name}${REFERENCE_MARK}`;
  }
}
