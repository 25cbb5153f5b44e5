import { MathMLToLaTeX } from 'mathml-to-latex';

/** Characters of one formula. Longer is no formula. */
const LONGEST = 20_000;

const texOf = (mathml: string): string => {
  try {
    return MathMLToLaTeX.convert(mathml.replace(/<(\/?)m(?:ml)?:/g, '<$1')).trim();
  } catch {
    return '';
  }
};

/** A formula as an element that no reader of Markdown or HTML touches. */
export const formulaElement = (tex: string, display: boolean): string =>
  `<span data-tex="${encodeURIComponent(tex).replaceAll("'", '%27')}"${display ? ' data-display="block"' : ''}></span>`;

const OPEN = /<(m:|mml:)?math[\s>]/gi;

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
    const display = /^<[^>]*display\s*=\s*["']?block/i.test(mathml);
    pieces.push(text.slice(from, open.index), tex === '' ? '' : formulaElement(tex, display));
    from = open.index + mathml.length;
  }
  return `${pieces.join('')}${text.slice(from)}`;
};
