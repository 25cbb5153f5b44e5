import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';

/** Names that TeX sets upright as functions. */
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim max min sup inf det dim ker deg gcd arg Pr'.split(
    ' ',
  ),
);
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20d7': 'vec',
  '¯': 'bar',
  '^': 'hat',
  '~': 'tilde',
};
const FENCES: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '‖': '\\|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
};

const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement);
const nameOf = ({ name }: XmlElement): string => name.replace(/^.*:/, '');
const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsOf(element).find((child) => nameOf(child) === name);
const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => nameOf(child) === name);

const attributeOf = (element: XmlElement | undefined): string | undefined =>
  element && Object.entries(element.attributes).find(([key]) => key.replace(/^.*:/, '') === 'val')?.[1];
/** The value of a property such as `m:dPr/m:begChr`; undefined where it is not given. */
const propertyOf = (element: XmlElement, group: string, name: string): string | undefined =>
  attributeOf(childOf(childOf(element, group), name));
/** Whether a property is switched on; one without a value is. */
const isOn = (element: XmlElement, group: string, name: string): boolean => {
  const property = childOf(childOf(element, group), name);
  return property !== undefined && !['0', 'off', 'false'].includes(attributeOf(property) ?? 'on');
};

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\backslash ')
    .replace(/[{}$&#%_]/g, '\\$&')
    .replace(/[\^~]/g, '\\text{$&}')
    .replace(/\s+/g, '\\ ');

/** A letter or digit stands by itself, everything else needs braces. */
const grouped = (tex: string): string => (/^[\p{L}\p{N}]$/u.test(tex) ? tex : `{${tex}}`);

interface Run {
  readonly text: string;
  readonly style: 'text' | 'upright' | 'italic';
}

const runOf = (element: XmlElement): Run => {
  const text = childrenOf(element, 't')
    .flatMap(({ children }) => children.map((child) => (child instanceof XmlText ? child.text : '')))
    .join('');
  if (isOn(element, 'rPr', 'nor')) return { text, style: 'text' };
  return { text, style: propertyOf(element, 'rPr', 'sty') === 'p' ? 'upright' : 'italic' };
};

const texOfRun = ({ text, style }: Run): string => {
  if (style === 'text') return `\\text{${text.replace(/[{}$&#%_\\^~]/g, '\\$&')}}`;
  return text
    .split(/(\p{L}{2,}|(?<=\P{L}|^)\p{L}(?=\P{L}|$))/u)
    .map((part) => {
      if (!/^\p{Script=Latin}+$/u.test(part)) return escaped(part);
      if (FUNCTIONS.has(part)) return `\\${part} `;
      return style === 'upright' ? `\\mathrm{${part}}` : part;
    })
    .join('');
};

/** The content of an element: neighbouring runs of one style are one, as "pH" in two runs is. */
const texOfContent = (element: XmlElement | undefined): string => {
  const parts: (Run | string)[] = [];
  for (const child of element ? elementsOf(element) : []) {
    const last = parts.at(-1);
    if (nameOf(child) !== 'r') parts.push(texOf(child));
    else {
      const run = runOf(child);
      if (typeof last === 'object' && last.style === run.style)
        parts[parts.length - 1] = { ...run, text: last.text + run.text };
      else parts.push(run);
    }
  }
  return parts.map((part) => (typeof part === 'string' ? part : texOfRun(part))).join('');
};

const part = (element: XmlElement, name: string): string => grouped(texOfContent(childOf(element, name)));
const inside = (element: XmlElement): string => texOfContent(childOf(element, 'e'));
const rows = (element: XmlElement, name: string): string =>
  childrenOf(element, name)
    .map((row) => (name === 'mr' ? childrenOf(row, 'e').map(texOfContent).join(' & ') : texOfContent(row)))
    .join(' \\\\ ');

const fence = (sign: string): string => (sign === '' ? '.' : (FENCES[sign] ?? sign));

const delimited = (element: XmlElement): string => {
  const open = propertyOf(element, 'dPr', 'begChr') ?? '(';
  const close = propertyOf(element, 'dPr', 'endChr') ?? ')';
  const between = propertyOf(element, 'dPr', 'sepChr') || '|';
  return `\\left${fence(open)} ${childrenOf(element, 'e').map(texOfContent).join(fence(between))} \\right${fence(close)}`;
};

const fraction = (element: XmlElement): string => {
  const type = propertyOf(element, 'fPr', 'type');
  if (type === 'lin' || type === 'skw') return `${part(element, 'num')}/${part(element, 'den')}`;
  const command = type === 'noBar' ? 'binom' : 'frac';
  return `\\${command}{${texOfContent(childOf(element, 'num'))}}{${texOfContent(childOf(element, 'den'))}}`;
};

const large = (element: XmlElement): string => {
  const sign = propertyOf(element, 'naryPr', 'chr') ?? '∫';
  const below = isOn(element, 'naryPr', 'subHide') ? '' : `_${part(element, 'sub')}`;
  const above = isOn(element, 'naryPr', 'supHide') ? '' : `^${part(element, 'sup')}`;
  return `${sign}${below}${above} ${inside(element)}`;
};

const root = (element: XmlElement): string => {
  const degree = isOn(element, 'radPr', 'degHide') ? '' : texOfContent(childOf(element, 'deg'));
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${inside(element)}}`;
};

/** An arrow or brace above or below; other signs are set above. */
const grouping = (element: XmlElement): string => {
  const sign = propertyOf(element, 'groupChrPr', 'chr') ?? '⏟';
  const command = { '⏟': 'underbrace', '⏞': 'overbrace', '→': 'overrightarrow', '←': 'overleftarrow' }[sign];
  return command ? `\\${command}{${inside(element)}}` : `\\overset{${escaped(sign)}}{${inside(element)}}`;
};

const builders: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: (element) => texOfRun(runOf(element)),
  f: fraction,
  d: delimited,
  nary: large,
  rad: root,
  groupChr: grouping,
  sSup: (element) => `${part(element, 'e')}^${part(element, 'sup')}`,
  sSub: (element) => `${part(element, 'e')}_${part(element, 'sub')}`,
  sSubSup: (element) => `${part(element, 'e')}_${part(element, 'sub')}^${part(element, 'sup')}`,
  sPre: (element) => `{}_${part(element, 'sub')}^${part(element, 'sup')}${inside(element)}`,
  func: (element) => `${texOfContent(childOf(element, 'fName'))} ${inside(element)}`,
  limLow: (element) => `\\underset{${texOfContent(childOf(element, 'lim'))}}{${inside(element)}}`,
  limUpp: (element) => `\\overset{${texOfContent(childOf(element, 'lim'))}}{${inside(element)}}`,
  bar: (element) => `\\${propertyOf(element, 'barPr', 'pos') === 'top' ? 'over' : 'under'}line{${inside(element)}}`,
  acc: (element) => `\\${ACCENTS[propertyOf(element, 'accPr', 'chr') ?? '\u0302'] ?? 'hat'}{${inside(element)}}`,
  m: (element) => `\\begin{matrix}${rows(element, 'mr')}\\end{matrix}`,
  eqArr: (element) => `\\begin{aligned}${rows(element, 'e')}\\end{aligned}`,
};

const texOf = (element: XmlElement): string => {
  const name = nameOf(element);
  // Properties hold no text; what is not known (a box, a phantom) gives its content.
  return name.endsWith('Pr') ? '' : (builders[name]?.(element) ?? texOfContent(element));
};

/** An equation of Word (Office Math Markup Language, one `m:oMath` element) as TeX. Throws when it is not XML. */
export const texOfEquation = (xml: string): string => {
  const { root: equation } = parseXml(xml);
  return equation ? texOfContent(equation).replace(/\s+/g, ' ').trim() : '';
};
