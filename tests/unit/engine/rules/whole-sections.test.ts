import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { openDraftsIn, openQuestionsOn } from '../../../../lambdas/engine/rules/open-questions.ts';

const rye = [
  'Rye flour holds little gluten.',
  'A dough of it spreads on the stone and stays sticky for hours.',
  'Bakers add a sour levain, which keeps the enzymes of the flour in check.',
];

const draftsIn = (
  text: string,
  heading = 'Bread › Rye flour',
  more: readonly { heading: string; text: string }[] = [],
) =>
  openDraftsIn(
    readMaterial({
      language: 'en',
      chunks: [{ heading, text }, ...more].map((chunk, at) => ({ id: `c${at + 1}`, ...chunk })),
    }),
  ).filter(({ rule }) => rule.id === 'section');

const pointsIn = (text: string) => draftsIn(text)[0]?.points.map((point) => point.text);

describe('a question for the main points of a section', () => {
  it('has all that the section says as its points', () => {
    const [draft] = draftsIn(rye.join(' '), 'Rye bread › Rye flour');
    expect(draft?.question).toBe('What are the main points of “Rye flour”? Sum them up in your own words.');
    expect(draft?.points.map(({ text }) => text)).toEqual(rye);
  });

  it('is not asked of one with a formula, which the text of a quiz cannot set', () => {
    const formula = 'Its strength falls by $\\frac{1}{2}$ for each part of rye.';
    expect(draftsIn([...rye, formula].join(' '))).toEqual([]);
  });

  it('names what the section belongs to where its heading does not', () => {
    expect(draftsIn(rye.join(' '))[0]?.question).toContain('“Rye flour” (in: Bread)?');
  });

  it('asks what a heading asks', () => {
    const heading = 'Bread › Why does rye stay sticky?';
    expect(draftsIn(rye.join(' '), heading)[0]?.question).toBe('“Why does rye stay sticky?” Answer in your own words.');
  });

  it('asks nothing that a heading asks where something of its section is left out', () => {
    expect(draftsIn(`${rye.join(' ')} Knead it!`, 'Bread › How is rye kneaded?')).toEqual([]);
  });

  it('tells what leans on a sentence together with it where there are more than five', () => {
    const more = ['Stone mills grind the grain.', 'They turn slowly.', 'A long rest helps.'];
    const points = pointsIn([...rye, ...more].join(' '));
    expect(points).toEqual([...rye, more.slice(0, 2).join(' '), more[2]]);
    expect(pointsIn([...rye, ...more.map((one) => one.replace('They', 'Stones'))].join(' '))).toBeUndefined();
  });

  it('leaves aside what points at the page at its end, and in brackets', () => {
    const text = `${rye.join(' ')} The bread keeps for days (see Figure 2). Figure 3 shows a loaf.`;
    expect(pointsIn(text)).toEqual([...rye, 'The bread keeps for days.']);
  });

  it('holds the sentences of a list', () => {
    const list = ['A sour levain helps.', 'A long rest helps, too.'];
    expect(pointsIn(`${rye.join(' ')}\n\n- ${list.join('\n- ')}`)).toEqual([...rye, ...list]);
  });

  it.each([
    ['has a table', `${rye.join(' ')}\n\n| Rye | Wheat |\n| --- | --- |\n| dark | pale |`],
    ['has code', `${rye.join(' ')}\n\n\`\`\`\nlet loaf = 5\n\`\`\``],
    ['is hardly more than a sentence', rye.slice(0, 2).join(' ')],
    ['begins with what another one names', `It is dark. ${rye.join(' ')}`],
    ['would lose a sentence', `${rye.join(' ')} Figure 3 shows a loaf. The loaf takes time.`],
    ['would lose an example', `${rye.join(' ')} For example, a loaf of 1 kg lasts a week.`],
    ['begins with what only announces', `Here is what rye does:\n\n${rye.join(' ')}`],
    ['has a list of catchwords', `${rye.join(' ')}\n\n- a sour levain\n- a long rest`],
    ['is too long for an answer', [...Array(6)].map(() => rye.join(' ')).join(' ')],
  ])('is not asked where it %s', (_, text) => {
    expect(draftsIn(text)).toEqual([]);
  });

  it('is not asked of a heading that names nothing, nor where more stands below', () => {
    expect(draftsIn(rye.join(' '), 'Bread › Introduction')).toEqual([]);
    const below = [{ heading: 'Bread › Rye flour › Its price', text: 'It is cheap.' }];
    expect(draftsIn(rye.join(' '), 'Bread › Rye flour', below)).toEqual([]);
  });
});

describe('a question for the main points of a chapter', () => {
  const taught =
    'Bakers find little gluten in rye flour, so its dough spreads and stays sticky. A sour levain checks enzymes.';
  const summariesIn = (summary: string, text = taught) => {
    const chunks = [
      { id: 'c1', heading: 'Rye bread › Dough', text },
      { id: 'c2', heading: 'Summary', role: 'summary' as const, text: summary },
    ];
    return openDraftsIn(readMaterial({ language: 'en', chunks })).filter(({ rule }) => rule.id === 'summary');
  };

  it('has the book’s own summary as its answer', () => {
    const [draft] = summariesIn(rye.join(' '));
    expect(draft).toMatchObject({
      question: 'Sum up the main points of “Rye bread” in your own words.',
      chunk: 'c1',
      points: rye.map((text) => ({ text, chunk: 'c2', quote: text })),
    });
  });

  it('is not asked where the summary speaks to its reader', () => {
    expect(summariesIn(`${rye.join(' ')} Bakers add it to your dough.`)).toEqual([]);
  });

  it('is not asked where a sentence of the summary is told nowhere', () => {
    expect(summariesIn(`${rye.join(' ')} Wheat came to Egypt by ship.`)).toEqual([]);
  });
});

it('asks nothing else in a quiz that a sentence of such an answer answers', () => {
  const text = `${rye.join(' ')} Rye bread has two parts: a crust and a crumb.`;
  const chunks = [{ id: 'c1', heading: 'Bread › Rye bread', text }];
  const reading = readMaterial({ language: 'en', chunks });
  expect(openDraftsIn(reading).map(({ rule }) => rule.id)).toEqual(expect.arrayContaining(['section', 'enumeration']));
  expect(openQuestionsOn(reading, ['c1'], { shortAnswers: 9 })).toHaveLength(1);
});
