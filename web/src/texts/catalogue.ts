import {
  type ComponentsJSON,
  createI18n,
  type TranslationFunction,
  type Translations,
  transform,
} from '@nanostores/i18n';
import { atom } from 'nanostores';

/*
 * The texts of the interface. `texts.ts` in each feature's folder holds its English texts and is loaded with it; this folder
 * holds texts that several features share. Another language is one file, `<code>.json`, of the shape that `npm run texts` prints; missing
 * texts stay English.
 */
const spoken = atom('en');
const define = createI18n(spoken, { get: async () => ({}) });

/** Defines the texts of one part of the app: these English ones, or those of the language that was loaded before. */
export const texts = <Body extends Translations>(part: string, english: Body): Body => define(part, english).get();

export const spokenLanguage = (): string => spoken.get();

/** The English texts of all parts defined so far. */
export const englishTexts = (): object => define.cache['en'] ?? {};

/** Sets the language of texts that are defined from now on. */
export const speak = (code: string, translated: ComponentsJSON): void => {
  Object.assign(define.cache, { [code]: translated });
  spoken.set(code);
};

type Values<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? { [key in Name]?: string | number } & Values<Rest>
  : object;

type Filling = Record<string, string | number | undefined>;
const fillIn = (text: string, values: Filling): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
const fill = transform<[Filling], string, string>((_, text, values) => fillIn(text, values));

/** A text with `{names}`, each replaced by the value of that name; a name without a value stays as it is. */
export const filled = <Text extends string>(text: Text): TranslationFunction<[values: Values<Text>], string> =>
  fill(text) as TranslationFunction<[values: Values<Text>], string>;

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const count = transform<[count: number, values?: Filling], Forms, string>((code, forms, number, values) =>
  fillIn(forms[new Intl.PluralRules(code).select(number)] ?? forms.other, {
    ...values,
    count: number.toLocaleString(),
  }),
);

type Named<Text extends string> = Omit<Values<Text>, 'count'>;

/**
 * A text with plural forms, named as in `Intl.PluralRules`, each with `{count}` for the number. Other names are replaced as
 * in `filled`.
 */
export const counted = <Other extends string>(forms: Forms & { other: Other }) =>
  count(forms) as TranslationFunction<
    keyof Named<Other> extends never ? [count: number] : [count: number, values: Named<Other>],
    string
  >;
