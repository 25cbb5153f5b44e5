import { describe, expect, it } from 'vitest';
import { aloneIn } from './practise.ts';

const rest =
  'A dough of rye rests for a whole night in a cool room. The cold slows the yeast down, and the sour taste has time to form.';

describe('a sentence that can be understood wherever it stands', () => {
  it.each([
    ['half a sentence', 'Will then be covered with a cloth.'],
    ['a sentence that has lost its end', 'All of the times at which a dough rests are summarized in.'],
    ['a pointer to a listing', 'Listing 12-3 shows how a baker writes down the hours.'],
    ['a question to the reader', 'How long does a dough of rye rest?'],
    ['a pronoun whose noun stands before it', 'Because of its sour taste the crumb keeps for a week.'],
    ['a pronoun of something that is no time', 'By noon, after hours of rest, it is as sour as vinegar.'],
    ['a pronoun that only another clause can name', 'Most bakers of rye dough have to make do with it.'],
    ['what another sentence has named', 'The scales that weigh such doughs are cleaned every evening.'],
    ['one more of what was told', 'The bakers of rye dough have a second reason for a long rest.'],
    ['an order to the reader', 'Cover the bowl of rye dough with a damp cloth.'],
    ['a plural with the wrong verb', 'Changes in the dough is written down by the baker.'],
  ])('is not %s', (_, line) => {
    const alone = aloneIn({ parts: [{ heading: 'Bread › The rest', text: `${line} ${rest}` }] });
    expect(alone).toContain('A dough of rye rests for a whole night in a cool room.');
    expect(alone).not.toContain(line);
  });

  it.each([
    [
      'what a sentence before it has spoken of',
      'There was a fire. The fire destroyed ovens in two streets of the town.',
      'The fire',
    ],
    ['what sums up a sentence before it', 'The idea was far older than the ovens of the town.', 'The idea'],
    [
      'what stands in the paragraph of an example',
      'Consider a baker with two ovens. A bowl of his rye dough rests for three days.',
      'A bowl',
    ],
    [
      'what happened to an example of the paragraph before',
      'For example, two bakers shared an oven.\n\nSelling bread at noon, bakers of rye paid for wood with salt.',
      'Selling',
    ],
    ['a study that nobody has told of', 'In one unusual case, a dough of rye had no sour taste.', 'In one'],
    [
      'what describes a picture',
      '![A loaf](loaf.png)\n\nThe small round holes near the crust are filled with air.',
      'The small',
    ],
    [
      'what happened in the example of a manual',
      '```\nloaf = bake(rye)\n```\n\nAn oven of stone was cold for a week.',
      'An oven',
    ],
    [
      'a name that only code gives',
      '```\nloaf = bake(rye)\n```\n\nAn oven of stone turns `loaf` into warm bread.',
      'An oven',
    ],
  ])('is not %s', (_, text, begins) => {
    const last = 'A loaf with a dry skin is torn by a hot oven.';
    const alone = aloneIn({ parts: [{ heading: 'Bread › The rest', text: `${text}\n\n${last}` }] });
    expect(alone).toContain(last);
    expect(alone.filter((one) => one.startsWith(begins))).toEqual([]);
  });

  it.each([
    ['speaks of what there is one of only', 'A damp cloth is dried by the sun within an hour.'],
    ['speaks of what its heading names', 'The bread keeps its sour taste for a whole week.'],
  ])('%s', (_, line) => {
    expect(aloneIn({ parts: [{ heading: 'Bread › The rest', text: `${line} ${rest}` }] })).toContain(line);
  });
});
