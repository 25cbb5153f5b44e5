/** An element of the document that mammoth hands to `transformDocument`, as far as it is read here. */
export interface WordElement {
  readonly type: string;
  readonly children?: readonly WordElement[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: object | null;
  readonly isBold?: boolean;
  /** Points; null where the document's default holds. */
  readonly fontSize?: number | null;
}

const LONGEST = { characters: 100, words: 14 };
const LEVELS = 4;

const textOf = ({ value, children = [] }: WordElement): string => value ?? children.map(textOf).join('');
const runsOf = (element: WordElement): WordElement[] =>
  element.type === 'run'
    ? [element].filter((run) => textOf(run).trim() !== '')
    : (element.children ?? []).flatMap(runsOf);
const isHeadingStyle = ({ styleId, styleName }: WordElement): boolean =>
  /^(?:Heading ?\d|Title)$/i.test(styleName ?? styleId ?? '');

/** The font size of most of the text; 0 for the document's default. */
const usualSize = (paragraphs: readonly WordElement[]): number => {
  const characters = new Map<number, number>();
  for (const run of paragraphs.flatMap(runsOf)) {
    const size = run.fontSize ?? 0;
    characters.set(size, (characters.get(size) ?? 0) + textOf(run).length);
  }
  return [...characters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
};

const sizeOf = (paragraph: WordElement): number => Math.max(0, ...runsOf(paragraph).map((run) => run.fontSize ?? 0));

/** Whether a paragraph is short and set in bold or in larger letters from its beginning to its end. */
const looksLikeHeading = (paragraph: WordElement, usual: number): boolean => {
  const text = textOf(paragraph).trim();
  const runs = runsOf(paragraph);
  const short = text.length <= LONGEST.characters && text.split(/\s+/).length <= LONGEST.words;
  const stands =
    runs.every(({ isBold }) => isBold) || (usual > 0 && runs.every(({ fontSize }) => (fontSize ?? 0) > usual));
  return short && stands && !paragraph.numbering && /\p{L}{2}/u.test(text) && !/[.,;:]$/.test(text);
};

/** A document without any heading style gets headings where a paragraph looks like one; larger letters stand higher. */
export const withHeadingsByLook = (document: WordElement): WordElement => {
  const { children = [] } = document;
  const paragraphs = children.filter(({ type }) => type === 'paragraph');
  if (paragraphs.some(isHeadingStyle)) return document;
  const usual = usualSize(paragraphs);
  const headings = new Set(paragraphs.filter((paragraph) => looksLikeHeading(paragraph, usual)));
  // A document that is bold throughout has no headings that could be told.
  if (headings.size * 2 > paragraphs.length) return document;
  const sizes = [...new Set([...headings].map(sizeOf))].toSorted((one, other) => other - one);
  const restyled = (paragraph: WordElement): WordElement => {
    const level = Math.min(LEVELS, 1 + sizes.indexOf(sizeOf(paragraph)));
    return { ...paragraph, styleId: `Heading${level}`, styleName: `Heading ${level}` };
  };
  return { ...document, children: children.map((child) => (headings.has(child) ? restyled(child) : child)) };
};
