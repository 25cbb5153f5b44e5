import { expect, it } from 'vitest';
import { objectionsTo } from '../../../../../lambdas/domain/generation/checking/objections.ts';
import { mendedIn, removedFrom } from '../../../../../lambdas/domain/generation/checking/places.ts';
import { takeOut } from '../../../../../lambdas/domain/generation/checking/take-out.ts';

const reason = 'The notes know nothing of it.';
/** The text that is left, cut at the places of these sentences. */
const cutAt = (markdown: string, ...quoted: string[]): (string | undefined)[] => {
  const objections = objectionsTo(
    markdown,
    quoted.map((sentence) => ({ sentence, reason })),
  );
  if (!objections) throw new Error('too many');
  const left = takeOut(
    markdown,
    objections.flatMap(({ sentences }) => sentences),
  );
  return removedFrom(markdown, left, objections).map(({ at }) => (at === undefined ? undefined : left.slice(0, at)));
};

it.each([
  ['a paragraph', 'One is. Two is. Three is.', 'Two is.', 'One is.'],
  ['its end', 'One is. Two is.', 'Two is.', 'One is.'],
  ['a paragraph of its own', '# Red\n\nOne is.\n\nTwo is.\n\nThree is.', 'Two is.', '# Red\n\nOne is.'],
  ['a list', '- One is.\n- Two is.\n- Three is.', 'Two is.', '- One is.'],
  ['behind emphasis', '**One is.** Two is. Three is.', 'Two is.', '**One is.**'],
])('keeps where a sentence stood that was taken out of %s', (_, markdown, sentence, before) => {
  expect(cutAt(markdown, sentence)).toEqual([before]);
});

it('keeps one place for two that stood side by side, and none at the beginning', () => {
  const text = 'One is. Two is. Three is. Four is. Five is. Six is.';
  expect(cutAt(text, 'Two is.', 'Three is.')).toEqual(['One is.', 'One is.']);
  expect(cutAt(text, 'One is.')).toEqual([undefined]);
});

it('keeps the end of what stands in the place of a sentence, unless that was taken out too', () => {
  const said = { sentence: 'Two was.', reason };
  const left = 'One is. Two is.\nIt is. Three is.';
  expect(mendedIn(left, [{ said, instead: 'Two is. It is.' }])).toEqual([
    { ...said, at: 'One is. Two is.\nIt is.'.length },
  ]);
  expect(mendedIn(left, [{ said, instead: 'Four is.' }])).toEqual([]);
  expect(mendedIn(left, [{ said, instead: '' }])).toEqual([]);
});
