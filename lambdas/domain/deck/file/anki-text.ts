import { hasMath } from '../../../../shared/model/text/has-math.ts';
import { proseHtml } from '../../export/prose.ts';
import { escaped, oneLine, printable } from '../../export/xml.ts';

/** Beside formulas a text of questions and answers has no marks: pages show it as it is. */
const FORMULA = /(?<!\\)\$\$([\s\S]+?)\$\$|(?<!\\)\$([^$\n]+)\$/g;

/** Two braces would begin a cloze of their own. */
const harmless = (html: string): string => html.replaceAll('{{', '{&#123;');

const words = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

export const ankiFormula = (tex: string, display: boolean): string =>
  display ? `\\[${escaped(tex.trim())}\\]` : `\\(${escaped(tex.trim())}\\)`;

/** A text as HTML, formulas as Anki writes them: `\(…\)`, and `\[…\]` on a line of their own. */
export const ankiText = (text: string): string => {
  const clean = printable(text);
  if (!hasMath(clean)) return harmless(words(clean));
  let [html, end] = ['', 0];
  for (const match of clean.matchAll(FORMULA)) {
    const [whole, display, inline = ''] = match;
    html += words(clean.slice(end, match.index)) + ankiFormula(display ?? inline, display !== undefined);
    end = match.index + whole.length;
  }
  return harmless(html + words(clean.slice(end)));
};

/** A text that is asked for by a gap: what would end the gap, or begin a hint in it, is spelt otherwise. */
export const clozeText = (answer: string): string =>
  `{{c1::${ankiText(answer).replaceAll('}', '&#125;').replaceAll(':', '&#58;')}}}`;

/** Marks of Markdown that change how a sentence looks; formulas are not among them. */
const MARKED = /[*_`[\]|~#<]|^\s*(?:[-+>]|\d+[.)])\s/m;

/** A sentence of the material, with its marks. */
export const ankiQuote = (markdown: string): string => {
  const line = oneLine(markdown);
  if (!MARKED.test(line) || /^\d+[.)]\s/.test(line)) return ankiText(line);
  const html = proseHtml(line, { direction: 'ltr', prefix: '', formula: ankiFormula });
  return harmless(
    html.replace(/^<p>([\s\S]*)<\/p>$/, (whole, inner: string) => (inner.includes('<p>') ? whole : inner)),
  );
};
