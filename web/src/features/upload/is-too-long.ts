import { MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';

/** True when the text is longer than one lesson accepts. Trimmed, because it is sent trimmed. */
export const isTooLong = (content: string): boolean => content.trim().length > MATERIAL_CHARACTERS;
