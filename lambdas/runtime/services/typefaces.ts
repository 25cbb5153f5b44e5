import { lazyAsync } from '../lazy.ts';

/** Loaded with the first export that embeds fonts. */
export const typefaces = lazyAsync(async () => (await import('../../adapters/typefaces/literata.ts')).openLiterata());
