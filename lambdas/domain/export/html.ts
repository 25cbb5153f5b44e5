import { type Book, directionOfBook } from './book.ts';
import { coverSvg } from './cover.ts';
import { proseHtml } from './prose.ts';
import { PAGE_STYLE, PROSE_STYLE } from './style.ts';
import { type Face, faceRules } from './typefaces.ts';
import { escaped } from './xml.ts';

const embedded = ({ data }: Face): string => `data:font/woff2;base64,${Buffer.from(data).toString('base64')}`;

const front = (book: Book): string => {
  const entries = book.chapters.map(({ title }, at) => `<li><a href="#part-${at + 1}">${escaped(title)}</a></li>`);
  return [
    `<header class="front">\n${coverSvg(book.cover)}\n<h1>${escaped(book.title)}</h1>`,
    ...(book.description ? [`<p>${escaped(book.description)}</p>`] : []),
    `<nav><ol class="contents">\n${entries.join('\n')}\n</ol></nav>\n</header>`,
  ].join('\n');
};

/** One file that opens in any browser without asking anybody for anything, and prints: a front page, then the text. */
export const bookHtml = (book: Book, faces: readonly Face[] = []): string => {
  const direction = directionOfBook(book);
  const sections = book.chapters.map(
    ({ title, markdown }, at) =>
      `<section id="part-${at + 1}">\n<h1>${escaped(title)}</h1>\n${proseHtml(markdown, { direction, prefix: `part-${at + 1}-` })}\n</section>`,
  );
  return [
    '<!doctype html>',
    `<html${book.language ? ` lang="${escaped(book.language)}"` : ''} dir="${direction}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escaped(book.title)}</title>`,
    `<style>\n${faceRules(faces, embedded)}${PROSE_STYLE}${PAGE_STYLE}</style>\n</head>\n<body>`,
    front(book),
    ...sections,
    '</body>\n</html>\n',
  ].join('\n');
};
