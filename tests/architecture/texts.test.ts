import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { read, sources } from './sources.ts';

/** Shown to administrators who look for faults, and the landing page's sample lesson: not of the interface. */
const exempt =
  /^web\/src\/(texts|([\w-]+\/)+texts\.ts|features\/debug|routes\/debug|features\/legal|features\/landing\/(telling|notes|shelf))/;
const pages = sources.filter((file) => file.startsWith('web/src/') && !exempt.test(file));
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
  const parts = sources.filter((file) => /^web\/src\/(texts\/(?!catalogue)|.*\/texts\.ts$)/.test(file)).map(read);
  const unused = parts.flatMap((part) => {
    const name = /export const (\w+) = texts\(/.exec(part)?.[1];
    if (all.includes(`${name}[`)) return [];
    return [...part.matchAll(/^ {2}(\w+):/gm)]
      .map(([, key]) => `${name}.${key}`)
      .filter((use) => !new RegExp(`\\b${use}\\b`).test(all));
  });
  expect(unused).toEqual([]);
});
