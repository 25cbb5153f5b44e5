import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { directionOf } from '../../../shared/model/direction.ts';
import type { Book, Chapter } from './lesson.ts';

const unsafe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => unsafe[character] ?? '');

/** Well-formed XML too. HTML inside a text, and addresses that are not harmless, do not get through. */
export const chapterHtml = ({ markdown }: Chapter): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

export const STYLE = `body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.65 Georgia, serif; color: #222; }
h1, h2, h3, h4 { line-height: 1.25; }
h1 { font-size: 2rem; }
section { margin-top: 3rem; }
/* A quote in another language than the text around it reads in its own direction. */
p, li, blockquote, h1, h2, h3, h4, th, td { unicode-bidi: plaintext; }
pre { direction: ltr; }
blockquote { margin: 1rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid #bbb; color: #555; }
pre { overflow-x: auto; padding: 0.75rem; background: #f4f4f4; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.6rem; border: 1px solid #bbb; text-align: start; }
@media print { section { break-before: page; } }
`;

export const directionOfBook = ({ title, chapters }: Book): 'ltr' | 'rtl' =>
  directionOf([title, ...chapters.map(({ markdown }) => markdown)].join('\n'));

/** One file that opens in any browser and prints a chapter to a page. */
export const bookHtml = (book: Book): string => {
  const title = escaped(book.title);
  const sections = book.chapters.map(
    (chapter) => `<section>\n<h1>${escaped(chapter.title)}</h1>\n${chapterHtml(chapter)}\n</section>`,
  );
  return [
    '<!doctype html>',
    `<html${book.language ? ` lang="${escaped(book.language)}"` : ''} dir="${directionOfBook(book)}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>`,
    `<style>\n${STYLE}</style>\n</head>\n<body>\n<h1>${title}</h1>`,
    ...(book.description ? [`<p>${escaped(book.description)}</p>`] : []),
    ...sections,
    '</body>\n</html>\n',
  ].join('\n');
};
