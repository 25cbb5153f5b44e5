import { describe, expect, it } from 'vitest';
import { objectionsTo } from '../../../../../lambdas/domain/generation/checking/objections.ts';
import { blocksOf, findSentences } from '../../../../../lambdas/domain/generation/checking/sentences.ts';
import { replaceSentences, takeOut } from '../../../../../lambdas/domain/generation/checking/take-out.ts';

const without = (markdown: string, ...quoted: string[]): string =>
  takeOut(
    markdown,
    quoted.flatMap((one) => findSentences(blocksOf(markdown), one)),
  );

describe('a sentence that is taken out', () => {
  it.each([
    [
      'in the middle of a paragraph',
      'One is red. Two is blue. Three is green.',
      'Two is blue.',
      'One is red. Three is green.',
    ],
    ['at the end of one', 'One is red. Two is blue.', 'Two is blue.', 'One is red.'],
    [
      'with its emphasis',
      'One is red. **Two** is *blue*. Three is green.',
      'Two is blue.',
      'One is red. Three is green.',
    ],
    [
      'named by a part of it',
      'One is red. In all, two is always blue. Three.',
      'two is always blue',
      'One is red. Three.',
    ],
    [
      'with other marks and spaces',
      'One is red. It’s a\nblue – thing. Three is.',
      "It's a blue - thing.",
      'One is red. Three is.',
    ],
    [
      'with all that one emphasis holds',
      'One is red. **Two is blue. Three is green.** Four.',
      'Two is blue.',
      'One is red. Four.',
    ],
    ['with the mark of a list before it', '- One is red.\n- Two is blue.', '- Two is blue.', '- One is red.'],
    [
      'with its number in a list',
      'One.\n\n1. One is red.\n2. Two is blue.',
      '2. Two is blue.',
      'One.\n\n1. One is red.',
    ],
    ['with the mark of a quotation', '> One is red. Two is blue.', '> One is red.', '> Two is blue.'],
    [
      'with what is said around it',
      'One is red. "Two is blue. Yes," said Ada. Four.',
      'Two is blue.',
      'One is red. Four.',
    ],
    [
      'as a whole after a title',
      'One is red. It was Dr. Miller who saw it. Four.',
      'Miller who saw it',
      'One is red. Four.',
    ],
    ['alone in its paragraph', 'One is red.\n\nTwo is blue.\n\nThree.', 'Two is blue.', 'One is red.\n\nThree.'],
    [
      'alone in a point of a list',
      '- One is red.\n- Two is blue.\n- Three.',
      'Two is blue.',
      '- One is red.\n\n- Three.',
    ],
    ['alone in a quotation', 'One is red.\n\n> Two is blue.\n\nThree.', 'Two is blue.', 'One is red.\n\nThree.'],
    ['in a quotation of two lines', '> One is red. Two\n> is blue. Three.', 'Two is blue.', '> One is red. Three.'],
    [
      'in a table',
      '| a | b |\n| - | - |\n| One is red. | Two is blue. |',
      'Two is blue.',
      '| a | b |\n| - | - |\n| One is red. |  |',
    ],
    ['before what would begin a list', 'One is red. 2. is blue.', 'One is red.', '2\\. is blue.'],
  ])('goes %s', (_, markdown, quoted, left) => {
    expect(without(markdown, quoted)).toBe(left);
  });

  it('leaves what does not hold it as it is', () => {
    const markdown = '### Two is blue.\n\nOne is red.\n\n```\nTwo is blue.\n```';
    expect(without(markdown, 'Two is blue.')).toBe(markdown);
  });

  it('takes a whole list with it when all its points go', () => {
    expect(
      without('One is red.\n\n- Two is blue.\n- Three is green.\n\nFour.', 'Two is blue.', 'Three is green.'),
    ).toBe('One is red.\n\nFour.');
  });
});

describe('a sentence in the place of another', () => {
  const put = (instead: string): string => {
    const markdown = 'One is red. Two is blue. Three is green.';
    const [sentence] = findSentences(blocksOf(markdown), 'Two is blue.');
    return replaceSentences(markdown, sentence ? [{ sentence, instead }] : []);
  };

  it('stands where the other stood, on one line', () => {
    expect(put('Two is\n\nbrown.')).toBe('One is red. Two is brown. Three is green.');
  });

  it.each(['', '- Two is brown.', '# Two'])('is not put where it is %j', (instead) => {
    expect(put(instead)).toContain('Two is blue.');
  });
});

describe('objections', () => {
  const content = 'One is **red**. Two is blue. Three is green. Four is grey.';
  const to = (...sentences: string[]) =>
    objectionsTo(
      content,
      sentences.map((sentence) => ({ sentence, reason: 'No.' })),
    );

  it('name a sentence as the reader sees it', () => {
    expect(to('One is red.')?.map(({ said }) => said)).toEqual([{ sentence: 'One is red.', reason: 'No.' }]);
  });

  it('to what does not stand in the scene are ignored', () => {
    expect(to('Five is brown, they say.', '', '.')).toEqual([]);
  });

  it('without a reason are ignored', () => {
    expect(objectionsTo(content, [{ sentence: 'Two is blue.', reason: ' ' }])).toEqual([]);
  });

  it('to one sentence count once', () => {
    expect(to('Two is blue.', 'Two is blue.')).toHaveLength(1);
  });

  it('to half of a scene stand, to more of it are a failed reading', () => {
    expect(to('One is red.', 'Two is blue.')).toHaveLength(2);
    expect(to('One is red.', 'Two is blue.', 'Three is green.')).toBeUndefined();
  });
});
