import { onceMade } from '../once.ts';

/** Loaded with the first lesson that is set in it. */
export const typefaces = onceMade(async () => (await import('../../adapters/typefaces/literata.ts')).openLiterata());
