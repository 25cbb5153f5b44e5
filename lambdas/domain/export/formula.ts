import katex from 'katex';
import { escaped } from './xml.ts';

const options = { output: 'mathml', strict: 'ignore', trust: false } as const;

/** A formula as MathML with its TeX as alternative text; what KaTeX cannot parse is shown as code. */
export const formula = (tex: string, displayMode: boolean): string => {
  try {
    const [math = ''] = /<math[\s\S]*<\/math>/.exec(katex.renderToString(tex, { ...options, displayMode })) ?? [];
    return math
      .replace(/<annotation[\s\S]*<\/annotation>/, '')
      .replace('<math ', `<math alttext="${escaped(tex.trim())}" `);
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return `<code>${escaped(tex)}</code>`;
  }
};
