import { UPLOAD_BYTES } from '../../../../shared/catalogue/limits.ts';
import { extensionOf, uploadTypes } from '../../../../shared/catalogue/uploads.ts';
import { libTexts } from '../../lib/texts.ts';
import { inMegabytes } from '../../lib/words/format.ts';
import { uploadTexts } from './texts.ts';

export const ACCEPT = Object.keys(uploadTypes)
  .map((ending) => `.${ending}`)
  .join(',');

export const EMPTY_FILE = uploadTexts.fileEmpty;

export type CheckedFile = { readonly kind: 'text' | 'document' } | { readonly kind: 'refused'; readonly text: string };

/** `text` is read into the content field; `document` is uploaded and read during generation. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): CheckedFile => {
  const ending = extensionOf(name);
  if (ending === undefined) return { kind: 'refused', text: uploadTexts.fileKindRefused };
  if (size > UPLOAD_BYTES)
    return { kind: 'refused', text: libTexts.fileTooLarge({ megabytes: inMegabytes(UPLOAD_BYTES) }) };
  if (size === 0) return { kind: 'refused', text: EMPTY_FILE };
  return { kind: ending === 'txt' || ending === 'md' ? 'text' : 'document' };
};
