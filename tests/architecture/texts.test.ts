import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { read, sources } from './sources.ts';

/** Shown to administrators who look for faults, and the landing page's sample lesson: not of the interface. */
const exempt =
  /^web\/src\/(texts|([\w-]+\/)+texts\.ts|features\/debug|routes\/debug|features\/legal|features\/landing\/(sample-versions|sample-edition|notes|shelf))/;
const pages = sources.filter((file) => file.startsWith('web/src/') && !exempt.test(file));
const catalogues = sources.filter((file) => /^web\/src\/(texts\/(?!catalogue)|.*\/texts\.ts$)/.test(file));
/** Attributes that a person reads or hears. */
const read_ =
  /^(label|title|text|placeholder|alt|hint|note|aside|summary|description|action|aria-label|aria-description)$/;
const words = /\p{L}{2,}/u;

const written = (file: string): string[] => {
  const found: string[] = [];
  const note = (value: ESTree.Node | null | undefined): void => {
    if (value?.type === 'Literal' && words.test(String(value.value))) found.push(String(value.value));
  };
  const noteChoices = (children: readonly ESTree.JSXChild[]): void => {
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'ConditionalExpression') continue;
      note(child.expression.consequent);
      note(child.expression.alternate);
    }
  };
  const { program } = parseSync(file, read(file));
  new Visitor({
    JSXText: ({ value }: ESTree.JSXText) => void (words.test(value) && found.push(value.trim())),
    JSXElement: ({ children }: ESTree.JSXElement) => noteChoices(children),
    JSXFragment: ({ children }: ESTree.JSXFragment) => noteChoices(children),
    JSXAttribute: ({ name, value }: ESTree.JSXAttribute) => {
      if (name.type === 'JSXIdentifier' && read_.test(name.name)) note(value);
    },
    Property: ({ key, value }) => {
      const isSentence = value.type === 'Literal' && /^\p{Lu}|\s/u.test(String(value.value));
      if (isSentence && key.type === 'Identifier' && read_.test(key.name)) note(value);
    },
  }).visit(program);
  return found.map((text) => `${file}: ${text}`);
};

it('has every text of the interface in the catalogue', () => {
  expect(pages.flatMap(written)).toEqual([]);
});

it('uses every text of the catalogue, by its name or by a code that is one', () => {
  const all = sources
    .filter((file) => file.startsWith('web/src/'))
    .map(read)
    .join('\n');
  const unused = catalogues.map(read).flatMap((part) => {
    const name = /export const (\w+) = texts\(/.exec(part)?.[1];
    if (all.includes(`${name}[`)) return [];
    return [...part.matchAll(/^ {2}(\w+):/gm)]
      .map(([, key]) => `${name}.${key}`)
      .filter((use) => !new RegExp(`\\b${use}\\b`).test(all));
  });
  expect(unused).toEqual([]);
});

interface Entry {
  readonly name: string;
  readonly key: string;
  readonly text: string;
}

/** The words of a key, or of a text without the names of its values. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .replace(/[’']/g, '')
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

const englishOf = (value: ESTree.Node): string[] => {
  if (value.type === 'Literal') return [String(value.value)];
  if (value.type === 'CallExpression') return value.arguments.flatMap(englishOf);
  if (value.type === 'ObjectExpression')
    return value.properties.flatMap((property) => (property.type === 'Property' ? englishOf(property.value) : []));
  return [];
};

const entriesOf = (file: string): Entry[] => {
  const found: Entry[] = [];
  const { program } = parseSync(file, read(file));
  new Visitor({
    CallExpression: ({ callee, arguments: [part, body] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'texts' || body?.type !== 'ObjectExpression') return;
      const name = part?.type === 'Literal' ? String(part.value) : file;
      for (const property of body.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        for (const text of englishOf(property.value)) found.push({ name, key: property.key.name, text });
      }
    },
  }).visit(program);
  return found;
};

/**
 * Whether a key only says again what its text begins with. One word may, and two where they are the whole text
 * (`retry` of "Retry", `tryAgain` of "Try again"): there the text is what the button is for.
 */
const repeatsItsText = ({ key, text }: Entry): boolean => {
  const [own, english] = [wordsOf(key), wordsOf(text)];
  const begins = own.every((word, at) => word === english[at]);
  return begins && own.length > 1 && !(own.length === 2 && english.length === 2);
};

const entries = catalogues.flatMap(entriesOf);

it('names a text by what it is for, not by its first words', () => {
  expect(entries.filter(repeatsItsText)).toEqual([]);
  expect(entries.filter(({ key }) => /\d$/.test(key))).toEqual([]);
});

it('holds a sentence that several parts say once', () => {
  const sentences = entries.filter(({ text }) => wordsOf(text).length > 2);
  const parts = Map.groupBy(sentences, ({ text }) => text);
  const repeated = [...parts].filter(([, said]) => new Set(said.map(({ name }) => name)).size > 1);
  expect(
    repeated.map(([text, said]) => `${text}: ${said.map(({ name, key }) => `${name}.${key}`).join(', ')}`),
  ).toEqual([]);
});

/** Estimates, dates, the first scene, and what the row on cancelling and a promotion promise: nothing that is enforced. */
const unenforced = /1941|January 15, 2025|scene 1$|2[–-]3 minutes|30 days after cancellation|50% on either/;

it('writes no number that is enforced into a text', () => {
  expect(entries.filter(({ text }) => /\d/.test(text.replace(unenforced, '')))).toEqual([]);
});

/** Each asks first whose words they are, or only looks for a word in them and shows none. */
const readsMessages = [
  'web/src/app/error-page.tsx',
  'web/src/features/auth/codes/code-form.tsx',
  'web/src/features/auth/codes/reset-form.tsx',
  'web/src/features/auth/form/auth-errors.ts',
  'web/src/features/auth/form/credentials-form.tsx',
  'web/src/features/profile/use-photo.ts',
  'web/src/features/subscription/checkout-url.ts',
  'web/src/features/subscription/use-upgrade.ts',
  'web/src/features/wizard/sending/failure.ts',
  'web/src/lib/auth/cognito-error.ts',
  'web/src/lib/words/reason.ts',
];

it('leaves what errors say to `saidBy`, which shows no words of a browser', () => {
  expect(pages.filter((file) => /\berror\.message\b/.test(read(file))).sort()).toEqual(readsMessages);
});
