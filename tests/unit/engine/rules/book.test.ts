import { describe, expect, it } from 'vitest';
import type { BookQuestion } from '../../../../lambdas/domain/material/chunk.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';
import { apparatus, chunks } from './bakery.ts';

/** What becomes of a question about the wild yeasts of a levain, with some of it changed, and more in the first chunks. */
const settled = (some: Partial<BookQuestion> = {}, ...more: string[]) => {
  const questions = [{ ...apparatus.questions[0]!, ...some }];
  const told = chunks.map((chunk, at) => ({ ...chunk, text: [chunk.text, more[at] ?? ''].join('\n\n') }));
  const material = readMaterial({ language: 'en', chunks: told, apparatus: { ...apparatus, questions } });
  return settledIn(material).find(({ rule }) => rule.id === 'book')!;
};
const [yeasts, salts, flours] = ['wild yeasts', 'coarse salts', 'rye flours'] as const;

describe('a book’s own question in a quiz', () => {
  it('is asked as it stands, without marks', () => {
    const { candidate, right, wrong } = settled();
    expect(candidate.question).toBe('What makes a levain rise?');
    expect([right, ...wrong.map(({ text }) => text)]).toEqual([yeasts, salts, flours]);
  });

  it.each(['The yeasts that make a levain rise are ______', 'The yeasts that make a levain rise are'])(
    'is completed where it is no question: %s',
    (question) => {
      expect(settled({ question }).candidate.question).toMatch(/“The yeasts that make a levain rise are _____\.?”$/);
    },
  );

  it('is asked where its answer is told, whatever else speaks of its subject', () => {
    const question = 'What makes a sponge turn sour?';
    const other = 'A sponge is wide. A sponge is deep. Is a sponge sour by wild yeasts?';
    const { refused, candidate } = settled({ question }, other, 'A sponge turns sour by wild yeasts.');
    expect([refused, candidate.chunk]).toEqual([undefined, 'c2']);
  });

  it.each<[string, Partial<BookQuestion>]>([
    ['asks for what is not so', { question: 'Which of these is not in a levain?' }],
    ['asks for what is not so', { question: 'Which statement on a levain is false?' }],
    ['has a blank that an option does not end', { question: 'A _____ makes levain of rise.' }],
    ['has an option about its options', { options: [yeasts, salts, 'both a and b'] }],
    ['has an option about its options', { options: [yeasts, salts, 'None of the above'] }],
    ['has fewer than three options or more than four', { options: [yeasts, salts] }],
    [
      'has fewer than three options or more than four',
      { options: [yeasts, salts, flours, 'soft waters', 'old malts'] },
    ],
    ['points at the page', { question: 'As we saw in Figure 2, what makes a levain rise?' }],
    [
      'has an option that does not go on with it',
      { question: 'A levain is raised by a', options: [yeasts, 'oven', 'salt'] },
    ],
    [
      'has an option that does not go on with it',
      { question: 'What makes a levain rise is', options: [yeasts, 'salt', 'glacial'] },
    ],
    ['has options that do not fit it or each other', { options: [yeasts, 'to add salt', flours] }],
    ['has options that do not fit it or each other', { question: 'Which wildly growing thing makes a levain rise?' }],
  ])('is refused where it %s', (refused, some) => {
    expect(settled(some).refused).toBe(refused);
  });
});
