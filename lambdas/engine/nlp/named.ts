import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading } from './reading.ts';
import { words } from './words.ts';

/** Something with a name of its own: somebody, "Stamp Act", a command or a type that the material writes as code. */
export interface Named {
  readonly name: string;
  /** Names of one sort could be mistaken for each other. */
  readonly sort: string;
  /** Written as code. */
  readonly code: boolean;
}

const CODE = /`([^`\n]{2,40})`/g;
/** How code is written: "MULTI", "thread::spawn", "JoinHandle", "--save". */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['capitals', /^\p{Lu}{2,}(?:[ _-]\p{Lu}{2,})*$/u],
  ['path', /^\w+(?:(?:::|\.)\w+)+(?:\(\))?!?$/],
  ['option', /^-{1,2}[\w-]+$/],
  ['type', /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*(?:<\w+>)?$/u],
];
/** Words with capitals that belong together: "Martin Luther", "Henry VIII", "Stamp Act". */
const PROPER = /\p{Lu}[\p{L}’]+(?: (?:de |von |van )?(?:\p{Lu}[\p{L}’]+|[IVX]+\b))+/gu;
const PERSON = 'somebody';
/** Kings and popes are told by their number. */
const NUMBERED = / [IVX]+$/;

const sortOfCode = (code: string): string | undefined => SHAPES.find(([, shape]) => shape.test(code))?.[0];

/** Everything that the body of a material calls by a name, as it is written. Remembered. */
export const namesIn = once((reading: Reading): readonly Named[] => {
  const given = localeOf(reading.language).questions.name?.given;
  const found = new Map<string, Omit<Named, 'name'>>();
  const running = reading.bodies.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const proper = new Set(running.flatMap((text) => text.match(PROPER) ?? []).map((name) => name.replace(/^The /, '')));
  const lastWords = [...proper].map((name) => words(name).at(-1) ?? '');
  for (const name of proper) {
    const [first = ''] = words(name);
    const last = words(name).at(-1) ?? '';
    if (given?.has(first) || NUMBERED.test(name)) found.set(name, { sort: PERSON, code: false });
    else if (lastWords.filter((word) => word === last).length > 2) found.set(name, { sort: last, code: false });
  }
  for (const { text } of reading.bodies)
    for (const [, code = ''] of text.matchAll(CODE)) {
      const sort = sortOfCode(code);
      if (sort) found.set(code, { sort, code: true });
    }
  return [...found].map(([name, kind]) => ({ name, ...kind }));
});
