import { type Book, directionOfBook } from './book.ts';
import { escaped } from './xml.ts';

/** A file of an e-book, as its package lists it. */
export interface PackageItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** What a reader must know before it opens the file: `nav`, `mathml`, `svg`, `cover-image`. */
  readonly properties: readonly string[];
  /** Whether it is a page of the book, in the order of the list. */
  readonly page: boolean;
}

export const XHTML = 'application/xhtml+xml';

/** https://www.w3.org/TR/epub-a11y-11/#sec-disc-package: what an e-book says of who can read it. */
const accessibility = (items: readonly PackageItem[]): string[] => [
  ...['textual', 'visual'].map((mode) => `<meta property="schema:accessMode">${mode}</meta>`),
  '<meta property="schema:accessModeSufficient">textual</meta>',
  '<meta property="schema:accessibilityHazard">none</meta>',
  ...[
    'readingOrder',
    'structuralNavigation',
    'tableOfContents',
    ...(items.some(({ properties }) => properties.includes('mathml')) ? ['MathML'] : []),
  ].map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`),
];

const itemXml = ({ id, name, type, properties }: PackageItem): string =>
  `<item id="${id}" href="${name}" media-type="${type}"${properties.length > 0 ? ` properties="${properties.join(' ')}"` : ''}/>`;

/** https://www.w3.org/TR/epub-33/#sec-package-doc */
export const packageXml = (
  book: Book,
  { id, modified, items }: { readonly id: string; readonly modified: string; readonly items: readonly PackageItem[] },
): string => {
  const { title, description, language = 'und' } = book;
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(id)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>
${description ? `<dc:description>${escaped(description)}</dc:description>\n` : ''}<meta property="dcterms:modified">${modified.slice(0, 19)}Z</meta>
${accessibility(items).join('\n')}
</metadata>
<manifest>
${items.map(itemXml).join('\n')}
</manifest>
<spine page-progression-direction="${directionOfBook(book)}">
${items
  .filter(({ page }) => page)
  .map((item) => `<itemref idref="${item.id}"/>`)
  .join('\n')}
</spine>
</package>
`;
};
