import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Html, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { type InlineMath, type Math as MathBlock, mathFromMarkdown } from 'mdast-util-math';
import { type Raw, type State, toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { directionOf } from '../../../shared/model/text/direction.ts';
import { hasMath } from '../../../shared/model/text/has-math.ts';
import { unlinkLiterals } from '../../../shared/model/text/literal-links.ts';
import { formula } from './formula.ts';

type Direction = 'ltr' | 'rtl';

interface Page {
  readonly direction: Direction;
  /** Before the ids of its footnotes: several pages may stand in one document. */
  readonly prefix: string;
  /** How formulas are written, as HTML; MathML unless it is said. */
  readonly formula?: (tex: string, display: boolean) => string;
}

const raw = (value: string): Raw => ({ type: 'raw', value });
const text = (value: string): ElementContent => ({ type: 'text', value });

const paragraph = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [text(value)],
});

const handlersWith = (formulaHtml: NonNullable<Page['formula']>) => ({
  inlineMath: (_: State, { value }: InlineMath) => raw(formulaHtml(value, false)),
  math: (_: State, { value }: MathBlock) => raw(`<p>${formulaHtml(value, true)}</p>`),
  // HTML inside a text is shown and does nothing
  html: (_: State, { value }: Html, parent: Parents | undefined): ElementContent | undefined => {
    if (value.startsWith('<!--')) return undefined;
    return parent?.type === 'root' ? paragraph(value) : text(value);
  },
});

const plain = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plain).join('') : '';

/** The URL when it works from any file (http, https, mailto); undefined otherwise. */
const absoluteUrl = (address: unknown): string | undefined => {
  const url = URL.canParse(String(address)) ? new URL(String(address)) : undefined;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
};

/** What replaces an element in a file: nothing is loaded from elsewhere and there are no controls. Undefined keeps the element. */
const replacementFor = (element: Element): ElementContent[] | undefined => {
  const { tagName, properties, children } = element;
  if (tagName === 'img') return [text(String(properties['alt'] ?? ''))];
  if (tagName === 'input') return [text(properties['checked'] ? '☑' : '☐')];
  if (tagName !== 'a' || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) return undefined;
  const href = absoluteUrl(properties['href']);
  if (href === undefined) return children;
  properties['href'] = href;
  return undefined;
};

const BLOCKS = new Set(['p', 'li', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'td']);

/** The direction of an element's text, given that of its parent. */
const directionWithin = (element: Element, around: Direction): Direction => {
  if (element.tagName === 'pre') return 'ltr';
  if (!BLOCKS.has(element.tagName)) return around;
  const words = plain(element);
  return /\p{L}/u.test(words) ? directionOf(words) : around;
};

const LABEL = 'footnote-label';

const adaptProperties = (element: Element, prefix: string): void => {
  const { properties } = element;
  // EPUB knows no such attribute
  if (properties['align']) properties['className'] = [String(properties['align'])];
  delete properties['align'];
  if (properties['id'] === LABEL) properties['id'] = `${prefix}${LABEL}`;
  if (properties['ariaDescribedBy']) properties['ariaDescribedBy'] = [`${prefix}${LABEL}`];
  // XML has no attribute without a value
  for (const [name, value] of Object.entries(properties)) if (value === true) properties[name] = '';
};

const adaptElements = (parent: Root | Element, { direction, prefix }: Page): void => {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    const own = directionWithin(child, direction);
    if (own !== direction) child.properties['dir'] = own;
    adaptElements(child, { direction: own, prefix });
    const others = replacementFor(child);
    if (!others) adaptProperties(child, prefix);
    return others ?? [child];
  });
};

/** Markdown as HTML that is well-formed XML too, with formulas as MathML. */
export const proseHtml = (markdown: string, page: Page): string => {
  // Where there are no formulas, a dollar is money
  const formulas = hasMath(markdown);
  const parsed = fromMarkdown(markdown, {
    extensions: [gfm(), ...(formulas ? [math()] : [])],
    mdastExtensions: [gfmFromMarkdown(), ...(formulas ? [mathFromMarkdown()] : [])],
  });
  unlinkLiterals(parsed, markdown);
  const tree = toHast(parsed, {
    handlers: handlersWith(page.formula ?? formula),
    clobberPrefix: page.prefix,
  }) as Root;
  adaptElements(tree, page);
  const html = toHtml(tree, { allowDangerousHtml: true, closeSelfClosing: true });
  // HTML lets it stand in a text and XML does not
  return html.replaceAll(']]>', ']]&gt;');
};
