import { expect, it } from 'vitest';
import { findTitle } from '../../../lambdas/document/parts/find-title.ts';
import { readDocument } from '../../../lambdas/document/read-document.ts';

const titleOf = (text: string): string | undefined =>
  findTitle(readDocument({ format: 'markdown', text, title: 'locks chapter 4' }));

it('a heading over the whole text is its title before its file', () => {
  expect(titleOf('# Locks\n\nThey lift boats.\n\n## Gates\n\nThey are of oak.')).toBe('Locks');
});

it('the heading of the first of several sections is no title where the file has a name', () => {
  expect(titleOf('They lift boats.\n\n# Gates\n\nThey are of oak.\n\n# Sills\n\nThey are of stone.')).toBe(
    'locks chapter 4',
  );
});

it('a list of books is called what it calls itself, and not by the first of its sections', () => {
  expect(
    titleOf('---\ntitle: Further Reading\n---\n\n# Gates\n\nLee, Ann. *Oak*.\n\n# Sills\n\nLee, Ben. *Stone*.'),
  ).toBe('Further Reading');
});

it('the credit of a picture goes with or without its photographer', () => {
  const { root } = readDocument({
    format: 'html',
    text: '<figure><figcaption>A gate. (Photo courtesy of Ann Lee)</figcaption></figure>',
  });
  expect(root.parts).toMatchObject([{ kind: 'figure', markdown: '*A gate.*' }]);
});
