import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Face, Typefaces } from '../../domain/export/typefaces.ts';

const PACKAGE = '@fontsource-variable/literata';
const { resolve } = createRequire(import.meta.url);
const read = (name: string): Promise<Buffer> => readFile(resolve(`${PACKAGE}/${name}`));

/** The characters of each script, as a CSS `unicode-range`. */
type Ranges = Readonly<Record<string, string>>;

const inRange = (code: number, range: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });

/** Always embedded, because digits, punctuation and spaces belong to it. */
const BASE = 'latin';

const facesOf = async (script: string, range: string): Promise<Face[]> =>
  Promise.all(
    (['normal', 'italic'] as const).map(async (style) => {
      const name = `literata-${script}-wght-${style}`;
      return { name, style, range, data: await read(`files/${name}.woff2`) };
    }),
  );

/** Literata from npm; its files are copied beside the bundle of the function that uses it (infra/build/packages.ts). */
export const openLiterata = async (): Promise<Typefaces> => {
  const { [BASE]: base = '', ...others } = JSON.parse((await read('unicode.json')).toString()) as Ranges;
  return {
    facesFor: async (text) => {
      const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
      const rare = codes.filter((code) => !inRange(code, base));
      const needed = Object.entries(others).filter(([, range]) => rare.some((code) => inRange(code, range)));
      const faces = [[BASE, base] as const, ...needed].map(([script, range]) => facesOf(script, range));
      return (await Promise.all(faces)).flat();
    },
  };
};
