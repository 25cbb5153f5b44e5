import { EDIT_UPLOAD_BYTES } from '../../../../shared/catalogue/limits.ts';
import { extensionOf } from '../../../../shared/catalogue/uploads.ts';
import { libTexts } from '../../lib/texts.ts';
import { inMegabytes } from '../../lib/words/format.ts';
import { editTexts } from './texts.ts';

export const EDIT_ACCEPT = '.txt,.md';

/** Why a file cannot become new material; undefined when it can. */
export const editFileRefusal = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  const ending = extensionOf(name);
  if (ending !== 'txt' && ending !== 'md') return editTexts.fileKindRefused;
  return size > EDIT_UPLOAD_BYTES ? libTexts.fileTooLarge({ megabytes: inMegabytes(EDIT_UPLOAD_BYTES) }) : undefined;
};
