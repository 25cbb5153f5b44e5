import { type Book, directionOfBook } from './book.ts';
import { coverSvg } from './cover.ts';
import { type PackageItem, packageXml, XHTML } from './epub-package.ts';
import { proseHtml } from './prose.ts';
import { EPUB_STYLE } from './style.ts';
import { type Face, faceRules } from './typefaces.ts';
import { escaped } from './xml.ts';
import { archive, type PlainFile } from './zip.ts';

const file = (name: string, content: string | Uint8Array): PlainFile => ({ name, data: Buffer.from(content) });

/** A file of the book with what its package says of it. */
type BookFile = PackageItem & { readonly content: string | Uint8Array };

const page = (book: Book, title: string, body: string): string => {
  const language = book.language ? ` xml:lang="${escaped(book.language)}" lang="${escaped(book.language)}"` : '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${language} dir="${directionOfBook(book)}">`,
    `<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `${body}\n</html>\n`,
  ].join('\n');
};

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const nameOf = (at: number): string => `chapter-${String(at + 1).padStart(3, '0')}.xhtml`;

const contents = (book: Book): string => {
  const entries = book.chapters.map(({ title }, at) => `<li><a href="${nameOf(at)}">${escaped(title)}</a></li>`);
  const description = book.description ? `<p>${escaped(book.description)}</p>\n` : '';
  return page(
    book,
    book.title,
    `<body>\n<h1>${escaped(book.title)}</h1>\n${description}<nav epub:type="toc" role="doc-toc">\n<ol class="contents">\n${entries.join('\n')}\n</ol>\n</nav>\n</body>`,
  );
};

const chapters = (book: Book): BookFile[] => {
  const direction = directionOfBook(book);
  return book.chapters.map(({ title, markdown }, at) => {
    const body = proseHtml(markdown, { direction, prefix: 'note-' });
    return {
      id: `c${at + 1}`,
      name: nameOf(at),
      type: XHTML,
      properties: body.includes('<math ') ? ['mathml'] : [],
      page: true,
      content: page(
        book,
        title,
        `<body>\n<section epub:type="chapter">\n<h1>${escaped(title)}</h1>\n${body}\n</section>\n</body>`,
      ),
    };
  });
};

const fontName = ({ name }: Face): string => `fonts/${name}.woff2`;

const filesOf = (book: Book, faces: readonly Face[]): BookFile[] => {
  const svg = coverSvg(book.cover);
  const cover = page(book, book.title, `<body class="cover" epub:type="cover">\n${svg}\n</body>`);
  const style = `${faceRules(faces, fontName)}${EPUB_STYLE}`;
  const plain = { properties: [], page: false };
  return [
    { id: 'cover', name: 'cover.xhtml', type: XHTML, properties: ['svg'], page: true, content: cover },
    { id: 'nav', name: 'nav.xhtml', type: XHTML, properties: ['nav'], page: true, content: contents(book) },
    ...chapters(book),
    {
      ...{ id: 'cover-image', name: 'cover.svg', type: 'image/svg+xml', properties: ['cover-image'], page: false },
      content: `<?xml version="1.0" encoding="utf-8"?>\n${svg}\n`,
    },
    { ...plain, id: 'style', name: 'style.css', type: 'text/css', content: style },
    ...faces.map((face) => ({
      ...plain,
      id: face.name,
      name: fontName(face),
      type: 'font/woff2',
      content: face.data,
    })),
  ];
};

interface Edition {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly modified: string;
  readonly faces?: readonly Face[];
}

/** EPUB 3.3, for readers of books. The first file is stored and names what the archive is, as the format asks. */
export const bookEpub = (book: Book, { id, modified, faces = [] }: Edition): Uint8Array => {
  const items = filesOf(book, faces);
  return archive([
    { ...file('mimetype', 'application/epub+zip'), stored: true },
    file('META-INF/container.xml', container),
    file('book/book.opf', packageXml(book, { id, modified, items })),
    ...items.map(({ name, content }) => file(`book/${name}`, content)),
  ]);
};
