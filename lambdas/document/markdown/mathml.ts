import { MathMLToLaTeX } from 'mathml-to-latex';

/** Characters of one formula. Longer is no formula. */
const LONGEST = 20_000;
/** Characters that are looked at before a formula, and behind it. */
const LONGEST_LINE = 500;
const LONGEST_GAP = 200;

/** A sum of money in a formula: any other dollar would end it. */
const DOLLAR = /\\?\$/g;

const texOf = (mathml: string): string => {
  try {
    const tex = MathMLToLaTeX.convert(mathml.replace(/<(\/?)m(?:ml)?:/g, '<$1'));
    return tex.replace(DOLLAR, '\\text{\\textdollar}').trim();
  } catch {
    return '';
  }
};

/** A formula as an element that no reader of Markdown or HTML touches. */
export const formulaElement = (tex: string): string =>
  `<span data-tex="${encodeURIComponent(tex).replaceAll("'", '%27')}"></span>`;

const OPEN = /<(m:|mml:)?math[\s>]/gi;

/** Where a program began a new paragraph behind a formula within a sentence, which goes on in it. */
const BROKEN = /^[ \t]*\n\s*\n[ \t]*(?:\\(?=:))?(?=[\p{Ll},;:.)])/u;

/** Formulas in MathML as TeX, each in an element of its own. */
export const withoutMathml = (text: string): string => {
  if (!/<(?:m:|mml:)?math[\s>]/i.test(text)) return text;
  const pieces: string[] = [];
  let from = 0;
  for (const open of text.matchAll(OPEN)) {
    if (open.index < from) continue;
    const close = `</${open[1] ?? ''}math>`;
    const end = text
      .slice(open.index, open.index + LONGEST)
      .toLowerCase()
      .indexOf(close);
    if (end === -1) continue;
    const mathml = text.slice(open.index, open.index + end + close.length);
    const tex = texOf(mathml);
    pieces.push(text.slice(from, open.index), tex === '' ? '' : formulaElement(tex));
    from = open.index + mathml.length;
    const isWithin = /(?:\S[^\n]*|[^\s>][ \t]*\n[ \t]*)$/.test(
      text.slice(Math.max(0, open.index - LONGEST_LINE), open.index),
    );
    const [broken = ''] = isWithin ? (BROKEN.exec(text.slice(from, from + LONGEST_GAP)) ?? []) : [];
    if (broken !== '' && /[\p{L}\d(]/u.test(text.charAt(from + broken.length))) pieces.push(' ');
    from += broken.length;
  }
  return `${pieces.join('')}${text.slice(from)}`;
};
