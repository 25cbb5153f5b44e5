import { MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';

/** Whether it is more text than one lesson takes; what is sent of it is sent trimmed. */
export const isTooLong = (content: string): boolean => content.trim().length > MATERIAL_CHARACTERS;
