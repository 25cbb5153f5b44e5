import { ankiFields } from '../../domain/deck/file/anki-note.ts';
import type { AnkiNote } from '../../domain/deck/file/ports.ts';

/** The same in every file, so that a second import finds the types of the first. */
export const noteTypeIds = { basic: 1_764_000_000_001, cloze: 1_764_000_000_002 } as const satisfies Record<
  AnkiNote['type'],
  number
>;

const css = `.card {
  font-family: Georgia, serif;
  font-size: 21px;
  line-height: 1.5;
  max-width: 36em;
  margin: 0 auto;
  padding: 12px;
  text-align: start;
}
.answer { font-weight: 600; }
blockquote { margin: 1em 0 0; padding-inline-start: 0.8em; border-inline-start: 3px solid #9a7b4f; }
.place { font-family: sans-serif; font-size: 14px; opacity: 0.75; }
.cloze { font-weight: 600; }
`;

const part = (field: string, html: string): string => `{{#${field}}}${html}{{/${field}}}`;
const box = (field: string, style = ''): string => part(field, `<div dir="auto"${style}>{{${field}}}</div>`);

const source = [part('Quote', '<blockquote dir="auto">{{Quote}}</blockquote>'), box('Place', ' class="place"')].join(
  '\n',
);

const templates = {
  basic: {
    name: 'Card 1',
    qfmt: `<div dir="auto">{{Question}}</div>\n${box('Options')}`,
    afmt: `{{FrontSide}}\n<hr id=answer>\n<div dir="auto" class="answer">{{Answer}}</div>\n${box('Explanation')}\n${source}`,
  },
  cloze: {
    name: 'Cloze',
    qfmt: '<div dir="auto">{{cloze:Text}}</div>',
    afmt: `<div dir="auto">{{cloze:Text}}</div>\n${source}`,
  },
} as const;

const names = { basic: 'Fabula', cloze: 'Fabula Cloze' } as const;

const noteType = (type: AnkiNote['type'], mod: number) => ({
  id: noteTypeIds[type],
  name: names[type],
  type: type === 'cloze' ? 1 : 0,
  mod,
  usn: -1,
  sortf: 0,
  did: null,
  tmpls: [{ ...templates[type], ord: 0, bqfmt: '', bafmt: '', did: null }],
  flds: ankiFields[type].map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20 })),
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: [[0, 'any', [0]]],
});

/** The types of our notes, as a collection keeps them. */
export const noteTypes = (mod: number) => ({
  [noteTypeIds.basic]: noteType('basic', mod),
  [noteTypeIds.cloze]: noteType('cloze', mod),
});
