import * as z from 'zod/mini';

/** Words and phrases, each alone or as a short pattern of its forms, made to one pattern. */
const made = (template: (any: string) => string): z.ZodMiniType<RegExp> =>
  z.pipe(
    z.array(z.string().check(z.minLength(1))),
    z.transform((all: string[]) => new RegExp(template(all.join('|')), 'iu')),
  );
const optional = (template: (any: string) => string) => z._default(z.nullable(made(template)), null);

const whole = (any: string): string => `(?:${any})(?![\\p{L}\\p{N}_])`;
const inside = (any: string): string => `(?<![\\p{L}\\p{N}_])${whole(any)}`;

/** Found anywhere as whole words, in capitals or not. */
export const within = optional(inside);
/** The same at the beginning, after a quotation mark or a bracket. */
export const opening = optional((any) => `^["“„«»¿(]*${whole(any)}`);
/** Found as they stand, in capitals or not. */
export const anywhere = optional((any) => any);
/** Addresses and marks of notes point away from a sentence in any language. */
export const pointing = made((any) => `${any === '' ? '' : `${inside(any)}|`}https?:|www\\.|\\[\\d+\\]`);

/** One pattern as it stands, or what it may be; capitals are capitals. */
export const pattern: z.ZodMiniType<RegExp> = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((text: string | string[]) => new RegExp([text].flat().join('|'), 'u')),
);
export const patterns = z._default(z.array(pattern), []);

/** Words, separated by blanks. */
export const wordSet = z._default(
  z.pipe(
    z.string(),
    z.transform((list: string): ReadonlySet<string> => new Set(list.split(' '))),
  ),
  new Set<string>(),
);

/** A phrase; a name in braces is filled in. Null where the language has none. */
export const phrase = z._default(z.nullable(z.string().check(z.minLength(1))), null);

/** A phrase with its names in braces filled in; a name without a value stays empty. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
