import katex from 'katex';
import { escaped } from './xml.ts';

const options = { output: 'mathml', strict: 'ignore', trust: false } as const;

/** A formula as MathML, its TeX as the text that stands for it; one that is none stays as it was written. */
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
