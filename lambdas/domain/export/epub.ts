import { chapterHtml, directionOfBook, escaped, STYLE } from './html.ts';
import type { Book } from './lesson.ts';
import { archive, type PlainFile } from './zip.ts';

const file = (name: string, content: string): PlainFile => ({ name, data: Buffer.from(content) });

const page = (book: Book, title: string, body: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${book.language ? ` xml:lang="${escaped(book.language)}"` : ''} dir="${directionOfBook(book)}">`,
    `<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body>\n${body}\n</body>\n</html>\n`,
  ].join('\n');

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const nameOf = (at: number): string => `chapter-${String(at + 1).padStart(3, '0')}.xhtml`;

const xhtml = 'media-type="application/xhtml+xml"';

const packageOf = (book: Book, id: string, modified: string): string => {
  const { title, description, chapters, language = 'und' } = book;
  const items = chapters.map((_, at) => `<item id="c${at}" href="${nameOf(at)}" ${xhtml}/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(id)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>
${description ? `<dc:description>${escaped(description)}</dc:description>\n` : ''}<meta property="dcterms:modified">${modified.slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" ${xhtml} properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${directionOfBook(book)}">
${chapters.map((_, at) => `<itemref idref="c${at}"/>`).join('\n')}
</spine>
</package>
`;
};

const contents = (book: Book): string => {
  const { title, chapters } = book;
  const entries = chapters.map(({ title: name }, at) => `<li><a href="${nameOf(at)}">${escaped(name)}</a></li>`);
  return page(
    book,
    title,
    `<nav epub:type="toc">\n<h1>${escaped(title)}</h1>\n<ol>\n${entries.join('\n')}\n</ol>\n</nav>`,
  );
};

/** EPUB 3, for readers of books. The first file is stored and names what the archive is, as the format asks. */
export const bookEpub = (
  book: Book,
  { id, modified }: { readonly id: string; readonly modified: string },
): Uint8Array =>
  archive([
    { ...file('mimetype', 'application/epub+zip'), stored: true },
    file('META-INF/container.xml', container),
    file('book/book.opf', packageOf(book, id, modified)),
    file('book/nav.xhtml', contents(book)),
    file('book/style.css', STYLE),
    ...book.chapters.map((chapter, at) =>
      file(
        `book/${nameOf(at)}`,
        page(book, chapter.title, `<h1>${escaped(chapter.title)}</h1>\n${chapterHtml(chapter)}`),
      ),
    ),
  ]);
