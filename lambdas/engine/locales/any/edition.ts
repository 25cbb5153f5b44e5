import type { LocaleEdition } from '../edition.ts';

export const edition: LocaleEdition = { genres: false, signs: {} };
