import type { Element, Nodes } from 'hast';
import type { DocumentBlock } from '../document.ts';
import { captionText, figureLine } from './figure.ts';
import { attribute, childrenOf, hasClass, isElement } from './hast.ts';

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return isElement(node, 'br') ? '\n' : childrenOf(node).map(textOf).join('');
};

/** "language-rust,ignore" or "highlight-source-python": the name of the language alone. */
const languageOf = (elements: readonly Element[]): string => {
  const classes = elements.flatMap((element) => attribute(element, 'className').split(' '));
  const named = classes.map((one) => /^(?:language-|lang-|highlight-source-)([a-z0-9+#]+)/i.exec(one)?.[1]);
  return named.find((name) => name !== undefined)?.toLowerCase() ?? '';
};

/** A line that only tells a program to include a file which is not here. */
const INCLUDE = /^\s*\{\{#?\w+ ([^}]*)\}\}\s*$/;
/** The end of a file's path, without the part of the file that is meant: "listing-1-2/src/main.rs". */
const FILE = /(?:[^\s/]+\/){0,2}[^\s/:]+\.\w+(?=[\s:]|$)/;
/** Lines of Rust that its handbook's software hides. */
const isHidden = (line: string, language: string): boolean => language === 'rust' && /^\s*# |^\s*#$/.test(line);

/** The file that holds a listing of which only the order to include it is here; undefined where anything else is, too. */
const includedFile = (pre: Element): string | undefined => {
  const lines = textOf(pre)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const files = lines.map((line) => FILE.exec(INCLUDE.exec(line)?.[1] ?? '')?.[0]);
  return files.every((file) => file !== undefined) ? files[0] : undefined;
};

/** The number and the words that stand with an element in which a handbook's software sets a listing. */
const listingCaption = (listing: Element): string => {
  const number = attribute(listing, 'number');
  const words = captionText(attribute(listing, 'caption'));
  return [number === '' ? undefined : `Listing ${number}`, words].filter(Boolean).join(': ');
};

/** The caption of a listing, with the place of one that is not here; undefined where there is neither. */
const codeCaption = (pre: Element, caption: string): string | undefined => {
  const file = includedFile(pre);
  if (file === undefined) return caption || undefined;
  return caption === '' ? `The listing is in another file: \`${file}\`` : `${caption} (in another file: \`${file}\`)`;
};

/** A listing, whole; formulas written as one become formulas. Undefined where nothing remains to be read. */
const codeBlock = (pre: Element): DocumentBlock | undefined => {
  const codes = childrenOf(pre).filter((child): child is Element => isElement(child, 'code'));
  const text = textOf(pre).replace(/^\n+/, '').trimEnd();
  if (codes.some((code) => hasClass(code, /math/))) {
    return text.trim() === '' ? undefined : { type: 'block', kind: 'math', markdown: `$$\n${text.trim()}\n$$` };
  }
  const language = languageOf([...codes, pre]);
  const lines = text.split('\n').filter((line) => !INCLUDE.test(line) && !isHidden(line, language));
  const code = lines.join('\n');
  if (code.trim() === '') return undefined;
  const longest = Math.max(2, ...(code.match(/^`{3,}/gm) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return { type: 'block', kind: 'code', markdown: `${fence}${language}\n${code}\n${fence}` };
};

/** A listing under its caption; of the element in which a handbook's software sets one. Undefined where it has none. */
export const codeBlocks = (element: Element): readonly DocumentBlock[] | undefined => {
  const isSet = element.tagName === 'listing';
  const pre = isSet ? childrenOf(element).find((child): child is Element => isElement(child, 'pre')) : element;
  if (pre === undefined) return undefined;
  const line = codeCaption(pre, isSet ? listingCaption(element) : '');
  const caption =
    line === undefined ? undefined : ({ type: 'block', kind: 'figure', markdown: figureLine(line) } as const);
  return [caption, codeBlock(pre)].filter((block) => block !== undefined);
};
