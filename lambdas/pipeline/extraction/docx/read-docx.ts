import mammoth from 'mammoth';
import { markdownOf } from '../../../document/parts/extract-parts.ts';
import { readDocument } from '../../../document/read-document.ts';
import { GenerationFailed } from '../../../domain/generation/reasons.ts';
import { withoutLeftovers } from '../leftovers.ts';
import { EQUATION_STYLES, equationsAsRuns } from './equations-as-runs.ts';
import { withHeadingsByLook } from './headings-by-look.ts';
import { checkDocxDirectory } from './zip-directory.ts';

/** What styles mean that mammoth has no rule for, by the names that Word, LibreOffice and pandoc give them. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='caption'] => figure > figcaption:fresh",
  "p[style-name='Caption'] => figure > figcaption:fresh",
  "p[style-name='Image Caption'] => figure > figcaption:fresh",
  "p[style-name='Table Caption'] => figure > figcaption:fresh",
  "p[style-name='Definition Term'] => dl > dt:fresh",
  "p[style-name='Definition'] => dl > dd > p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Source Code'] => pre > code:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre > code:separator('\\n')",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='HTML Code'] => code",
  `r.${EQUATION_STYLES.inline} => code.language-math.math-inline:fresh`,
  `r.${EQUATION_STYLES.display} => code.language-math.math-display:fresh`,
];

/** kramdown's mark between two lists, which converters to Word leave behind an item. */
const LEFT_MARK = /\s+\^(?=<\/p>)/g;

/** The text of a Word document as Markdown. Pictures are dropped without being decoded. */
export const readDocx = async (bytes: Buffer): Promise<string> => {
  await checkDocxDirectory(bytes);
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const options = { convertImage, styleMap, transformDocument: withHeadingsByLook };
  const { value } = await mammoth.convertToHtml({ buffer: await equationsAsRuns(bytes) }, options);
  const document = readDocument({ format: 'html', text: value.replace(LEFT_MARK, '') });
  const text = markdownOf(document);
  if (text === '') throw new GenerationFailed('empty');
  return withoutLeftovers(text);
};
