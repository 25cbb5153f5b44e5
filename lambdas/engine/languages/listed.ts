import type { Language } from './language.ts';

const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };
const stops: Readonly<Record<string, string>> = { hi: '।', ja: '。', zh: '。' };

/** Items as a language writes them in a row. */
export const listed = (items: readonly string[], { code }: Pick<Language, 'code'>): string =>
  items.join(commas[code] ?? ', ');

/** The same as a sentence of its own: "Words: a, b." */
export const listedAs = (lead: string, items: readonly string[], language: Pick<Language, 'code'>): string =>
  `${lead} ${listed(items, language)}${stops[language.code] ?? '.'}`;
