import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { ANCHOR_MATERIAL_CHARACTERS } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';

/** An anchor lesson takes less in one piece than the contract lets through for every mode. */
export const refuseLong = (mode: Mode, text: string): void => {
  if (mode === 'anchor' && text.length > ANCHOR_MATERIAL_CHARACTERS) throw new AppError('anchor_content_long');
};
