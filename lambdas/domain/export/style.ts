/** How a session looks in exported files. EPUB forbids `direction` and `unicode-bidi`: pages say `dir`. */
export const PROSE_STYLE = `body { font-family: "Literata", Georgia, serif; line-height: 1.6; }
h1, h2, h3, h4 { line-height: 1.25; font-weight: 560; text-wrap: balance; break-after: avoid; }
h1 { font-size: 1.9em; letter-spacing: -0.02em; margin: 0 0 0.8em; overflow-wrap: anywhere; }
p, li { orphans: 2; widows: 2; }
blockquote { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 2px solid #76537c; font-style: italic; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75em; border: 1px solid #8888; font-size: 0.85em; line-height: 1.4; }
table { border-collapse: collapse; margin: 1em 0; font-size: 0.92em; }
th, td { padding: 0.35em 1em 0.35em 0; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; }
.left { text-align: left; }
.center { text-align: center; }
.right { text-align: right; }
math[display="block"] { margin: 1em 0; }
ol.contents { padding-inline-start: 1.6em; }
ol.contents a { color: inherit; text-decoration: none; }
blockquote, pre, tr, figure { break-inside: avoid; }
`;

/** Of an e-book alone: its reader sets margins, size and ground. */
export const EPUB_STYLE = `${PROSE_STYLE}.cover { margin: 0; padding: 0; text-align: center; }
.cover svg { width: 100%; height: 100%; max-height: 98vh; }
`;

/** Of a web page alone: on a screen, light or dark, and on paper. */
export const PAGE_STYLE = `:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; font-size: 1.125rem; color: #24232b; background: #fcfaf5; }
.front svg { display: block; width: 15rem; height: auto; margin: 0 0 2.5rem; border-radius: 2px 4px 4px 2px; }
section { margin-top: 4.5rem; }
table { display: block; overflow-x: auto; }
@media screen and (prefers-color-scheme: dark) { body { color: #e9e6df; background: #14141b; } }
@media print {
  @page { margin: 18mm 16mm; }
  :root { color-scheme: light; }
  body { max-width: none; margin: 0; padding: 0; font-size: 11pt; color: #000; background: none; }
  .front { break-after: page; }
  .front svg { width: 96mm; margin-bottom: 12mm; }
  section { margin-top: 14mm; }
  .front + section { margin-top: 0; }
  table { display: table; }
}
`;
