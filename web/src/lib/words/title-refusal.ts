import { TITLE_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { libTexts } from '../texts.ts';

/** Why a title cannot be kept as it was typed, or undefined. Cutting it would lose what somebody pasted. */
export const titleRefusal = (title: string, limit: number = TITLE_CHARACTERS): string | undefined => {
  const { length } = title.trim();
  return length > limit ? libTexts.titleTooLong({ limit, length }) : undefined;
};
