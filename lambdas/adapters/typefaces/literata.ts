import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Face, Typefaces } from '../../domain/export/typefaces.ts';

const PACKAGE = '@fontsource-variable/literata';
const { resolve } = createRequire(import.meta.url);
const read = (name: string): Promise<Buffer> => readFile(resolve(`${PACKAGE}/${name}`));

/** Characters by the name of a script, as CSS writes them. */
type Ranges = Readonly<Record<string, string>>;

const inRange = (code: number, range: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });

/** Letters of Latin are always wanted: figures, marks and spaces are among them. */
const BASE = 'latin';

const facesOf = async (script: string, range: string): Promise<Face[]> =>
  Promise.all(
    (['normal', 'italic'] as const).map(async (style) => {
      const name = `literata-${script}-wght-${style}`;
      return { name, style, range, data: await read(`files/${name}.woff2`) };
    }),
  );

/** Literata from npm, which the bundle of a function that uses it carries along (infra/build/packages.ts). */
export const openLiterata = async (): Promise<Typefaces> => {
  const { [BASE]: base = '', ...others } = JSON.parse((await read('unicode.json')).toString()) as Ranges;
  return {
    facesFor: async (text) => {
      const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
      const rare = codes.filter((code) => !inRange(code, base));
      const wanted = Object.entries(others).filter(([, range]) => rare.some((code) => inRange(code, range)));
      const faces = [[BASE, base] as const, ...wanted].map(([script, range]) => facesOf(script, range));
      return (await Promise.all(faces)).flat();
    },
  };
};
