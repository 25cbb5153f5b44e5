import { TITLE_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { libTexts } from '../texts.ts';

/** Why a title cannot be saved, or undefined. It is not cut, because that would lose what the user pasted. */
export const titleRefusal = (title: string, limit: number = TITLE_CHARACTERS): string | undefined => {
  const { length } = title.trim();
  return length > limit ? libTexts.titleTooLong({ limit, length }) : undefined;
};
