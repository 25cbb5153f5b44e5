import mammoth from 'mammoth';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import { markdownOf } from './html-markdown.ts';
import { checkDocxDirectory } from './zip-directory.ts';

/** The text of a Word document as Markdown. Pictures are dropped without being decoded. */
export const readDocx = async (bytes: Buffer): Promise<string> => {
  await checkDocxDirectory(bytes);
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage });
  const text = markdownOf(value);
  if (text === '') throw new GenerationFailed('empty');
  return text;
};
