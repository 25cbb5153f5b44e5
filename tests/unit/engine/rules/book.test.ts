import { describe, expect, it } from 'vitest';
import type { BookQuestion } from '../../../../lambdas/domain/material/chunk.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';
import { apparatus, chunks } from './bakery.ts';

/** What becomes of a question about the wild yeasts of a levain, with some of it changed and a sentence put in. */
const settled = (some: Partial<BookQuestion> = {}, more = '') => {
  const questions = [{ ...apparatus.questions[0]!, ...some }];
  const told = chunks.map((chunk, at) => (at === 0 ? { ...chunk, text: `${chunk.text}\n\n${more}` } : chunk));
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

describe('the sentence that decides a book’s question', () => {
  const question = 'What makes a poolish sour?';
  const unanswered = 'is answered by no sentence of the material';

  it.each<[string, string | undefined, string]>([
    ['speaks of what is asked and holds the answer', undefined, 'A poolish becomes sour by wild yeasts.'],
    ['names the term that is asked about', unanswered, 'A wet dough becomes sour by wild yeasts.'],
    ['speaks of more than the term', unanswered, 'A poolish in a warm bowl holds wild yeasts.'],
    ['names no other option', unanswered, 'A poolish becomes sour by wild yeasts, and never by rye flours.'],
    ['needs no sentence before it', unanswered, 'In this bowl a poolish becomes sour by wild yeasts.'],
    ['does not ask', unanswered, 'Why does a poolish become sour by wild yeasts?'],
    [
      'is none to choose from',
      unanswered,
      'Which is true?\n\n1. A poolish becomes sour by wild yeasts.\n2. It does not.',
    ],
  ])('%s', (_, refused, more) => {
    const { refused: found, candidate } = settled({ question }, more);
    expect(found).toBe(refused);
    if (refused === undefined) expect(candidate.evidence.quote).toBe(more);
  });

  it('of a definition may name other options', () => {
    const asked = 'Which mixture ferments with wild yeasts?';
    const { refused, candidate } = settled({ question: asked, options: ['levain', 'biga', 'flour'] });
    expect([refused, candidate.evidence.quote]).toEqual([
      undefined,
      expect.stringMatching(/levain.*: mixture of flour/),
    ]);
  });
});
