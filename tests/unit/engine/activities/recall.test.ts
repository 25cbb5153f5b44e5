import { describe, expect, it } from 'vitest';
import { findRecall } from '../../../../lambdas/engine/activities/recall.ts';
import { chapterOf, first, madeBy, withTerms } from './practise.ts';

const rest =
  'A dough of rye rests for a whole night in a cool room. The cold slows the yeast down, and the sour taste has time to form. Bakers cover the bowl with a damp cloth, because a dry skin would tear in the oven. In the morning the dough has doubled, and a finger leaves a mark in it. A dough that rested too long collapses and tastes of vinegar. Many bakers write down the hour at which each bowl was covered.';
const heat =
  'An oven of stone is heated with dry wood. Ash is swept out before the first loaf. A wet cloth cools stones that are too hot.';

const recallOf = (...parts: { heading?: string; text: string }[]) => first(madeBy(findRecall, { parts }), 'recall');

describe('a chapter has something to recall', () => {
  it('in one of its sections, which is covered by its heading and opens again', () => {
    const recall = recallOf(
      { heading: 'Bread › The oven', text: 'The oven is hot.' },
      { heading: 'Bread › The rest', text: rest },
    );
    expect(recall).toMatchObject({
      heading: 'The rest',
      place: { at: 'section', heading: 'The rest' },
      cues: [],
      sentences: [],
    });
  });

  it('in prose rather than beside much code, or where addresses are listed', () => {
    const code = `\`\`\`\n${'let loaf = oven.bake(dough)\n'.repeat(40)}\`\`\``;
    const links = 'The guild of bakers has a page at http://bakers.example/guild for all. '.repeat(6);
    for (const text of [`${heat} ${heat}\n\n${code}`, links]) {
      const parts = [
        { heading: 'Bread › The hours', text },
        { heading: 'Bread › The oven', text: heat },
      ];
      expect(recallOf(...parts)?.heading).toBe('The oven');
    }
  });

  it('once, and only where there is nothing else to practise', () => {
    const plain = chapterOf({ parts: [{ heading: 'Bread', text: rest.replace('because', 'and') }] });
    expect(plain.map(({ kind }) => kind)).toEqual(['recall']);
    const asked = ['one', 'two', 'three', 'four'].map((seed) => chapterOf(withTerms(rest), seed));
    const withGap = asked.filter((made) => first(made, 'gap'));
    expect(withGap).not.toEqual([]);
    for (const made of withGap) expect(first(made, 'recall')).toBeUndefined();
  });

  it('in turn: what it said, a summary, an explanation', () => {
    const parts = [1, 2, 3, 4].map((at) => ({ heading: `Bread › Part ${at}`, text: `${heat} ${heat}` }));
    const tasks = parts.map((_, at) => first(chapterOf({ parts, told: parts.slice(0, at).length }), 'recall')?.task);
    expect(tasks).toEqual(['recall', 'summarize', 'explain', 'recall']);
  });

  it('in a part that neither says what to click nor ends before what it announces', () => {
    const clicks = `Click on your bowl in the list. ${heat} Visit the website of your guild. ${heat}`;
    const ends = `${heat} ${heat} Bakers of stone ovens count in this way:`;
    for (const text of [clicks, ends]) {
      const parts = [
        { heading: 'Bread › The list', text },
        { heading: 'Bread › The oven', text: `${heat} ${heat}` },
      ];
      expect(recallOf(...parts)?.heading).toBe('The oven');
    }
  });

  it('and never as three sentences of hardly more', () => {
    const parts = [1, 2].map((at) => ({ heading: `Bread › Part ${at}`, text: heat }));
    expect(first(chapterOf({ parts, told: 1 }), 'recall')?.task).toBe('recall');
  });

  it('in a part that hangs on no other one', () => {
    const parts = [
      { heading: 'Bread › The hours', text: `This is what bakers do at night. ${heat} ${heat}` },
      { heading: 'Bread › The oven', text: `${heat} ${heat}` },
    ];
    expect(recallOf(...parts)?.heading).toBe('The oven');
  });

  it('about the terms that it introduces or comes back to, as it calls them', () => {
    const text =
      'A **levain** is a starter that bakers feed with flour every day. An **autolyse** is a rest of flour and water before the salt is added. A damp cloth keeps the skin soft. Bakers shorten autolyses in a warm room.';
    expect(recallOf({ heading: 'Bread › The night', text })?.cues.toSorted()).toEqual(['autolyse', 'levain']);
  });

  it('about nothing that is no thing', () => {
    const text =
      'A **sour** dough is a dough that bakers feed every day. Sour is what a cold dough tastes of. A **levain** is a starter that bakers feed every day.';
    expect(recallOf({ heading: 'Bread › The night', text })?.cues).toEqual([]);
  });

  it('about no term that its heading names, that it calls by the way, or that is a part of another one', () => {
    const told =
      'A **levain** is a starter that bakers feed every day. A **stiff levain** is a starter that holds little water.';
    const parts = [
      { heading: 'Bread › The night', text: `${told} ${heat}` },
      { heading: 'Bread › Stiff levain', text: `${told} ${heat}` },
      { heading: 'Bread › The oven', text: `${heat} A levain is stirred. ${heat}` },
    ];
    for (const part of parts)
      expect(
        madeBy(findRecall, { parts: [part, { heading: 'Bread › Salt', text: 'Salt is white.' }] })[0],
      ).toMatchObject({
        cues: [],
      });
  });

  it('in one paragraph of a long section that opens something', () => {
    const grains = ['Rye', 'Wheat', 'Spelt', 'Barley', 'Oat', 'Maize', 'Rice', 'Millet'];
    const told = grains.map(
      (grain) => `${grain} is a grain that bakers grind. ${heat} ${heat} ${grain} keeps for a week.`,
    );
    const text = told.map((one, at) => (at % 2 ? one : `This went on for a week. ${one}`)).join('\n\n');
    const recall = recallOf({ heading: 'Bread › The oven', text });
    expect(recall).toMatchObject({ heading: null, cues: [], sentences: [] });
    expect(recall?.passage?.begins).toMatch(/^(?:Wheat|Barley|Maize|Millet) is a grain/);
    expect(recall?.passage?.blocks).toBe(1);
  });

  it('in a paragraph rather than in a chapter with a table, which nobody tells from memory', () => {
    const told = `Rye is a grain that bakers grind. ${heat} ${heat} Rye keeps for a week.`;
    const table = '| Grain | Keeps |\n| --- | --- |\n| Rye | a week |';
    expect(recallOf({ heading: 'Bread › The oven', text: told })?.passage).toBeNull();
    expect(recallOf({ heading: 'Bread › The oven', text: `${told}\n\n${table}` })?.passage?.blocks).toBe(1);
  });

  it('in a paragraph that leans on others rather than in a chapter that is too long', () => {
    const told = ['rye', 'wheat', 'spelt', 'barley'].map(
      (one) => `This is told of ${one}. ${rest} Thus ${one} is baked.`,
    );
    const recall = recallOf({ heading: 'Bread › The oven', text: told.join('\n\n') });
    expect(recall?.passage?.begins).toMatch(/^This is told of/);
    expect(recall?.passage?.blocks).toBe(1);
  });

  it('not under a heading that has others below it, or that is the title of all', () => {
    const long = `${heat} ${heat} ${heat} ${heat}`;
    const content = `### Bread\n\n${long}\n\n#### Rye\n\n${rest}\n\n### Wheat\n\n${long.replaceAll('oven', 'mill')}`;
    const parts = [
      { heading: 'Book › Bread', text: long },
      { heading: 'Book › Bread › Rye', text: rest },
      { heading: 'Book › Wheat', text: long.replaceAll('oven', 'mill') },
    ];
    for (const one of madeBy(findRecall, { parts, content }))
      expect(one.kind === 'recall' ? one.heading : '').not.toBe('Bread');
    const titled = [
      { heading: 'Bread', text: long },
      { heading: 'Bread › Rye', text: 'Rye is dark.' },
    ];
    expect(recallOf(...titled)?.heading).toBeNull();
  });

  it('of the whole chapter under its headings, where each section is short', () => {
    const parts = ['Rye', 'Wheat', 'Spelt'].map((grain) => ({
      heading: `Bread › ${grain}`,
      text: `${grain} is a grain that bakers grind to flour. It is old.`,
    }));
    expect(recallOf(...parts)).toMatchObject({ heading: null, cues: ['Rye', 'Wheat', 'Spelt'], place: { at: 'end' } });
  });

  it('not in a box, where a section stands beside it', () => {
    const main = { heading: 'Bread › Heat', text: `${heat} ${heat}` };
    const boxes = [
      { heading: 'Bread › Career Connection: Baker of dough', text: rest },
      { heading: 'Bread › A baker tells', text: `${rest} What does he like? What do you think of him?` },
    ];
    for (const box of boxes)
      for (const parts of [
        [main, box],
        [box, main],
      ])
        expect(recallOf(...parts)?.heading).toBe('Heat');
  });

  it('not under a heading that two sections have', () => {
    const parts = [
      { heading: 'Bread › Rye › Example', text: rest },
      { heading: 'Bread › Heat', text: heat },
      { heading: 'Bread › Wheat › Example', text: rest },
    ];
    expect(recallOf(...parts)).toMatchObject({ heading: null });
  });

  it('not in a list of books, beside a section that says something', () => {
    const works = [1999, 2001, 2004].map((year) => `Baker, Anna L. ${year}. A dough of rye rests for a whole night.`);
    const parts = [
      { heading: 'Bread › Further works', text: works.join('\n\n') },
      { heading: 'Bread › The rest', text: rest },
    ];
    expect(recallOf(...parts)?.heading).toBe('The rest');
  });

  it.each([
    ['German', 'de', 'Der Teig ruht eine ganze Nacht. Die Kälte bremst die Hefe, und der Geschmack hat Zeit.'],
    ['Spanish', 'es', 'La masa reposa toda la noche. El frío frena la levadura y el sabor tiene tiempo.'],
    [
      'Arabic, from right to left',
      'ar',
      'ترتاح العجينة طوال الليل في غرفة باردة. يبطئ البرد عمل الخميرة ويتكوّن الطعم ببطء.',
    ],
    [
      'Hebrew, from right to left',
      'he',
      'הבצק נח כל הלילה בחדר קריר. הקור מאט את השמרים והטעם נוצר לאט. בבוקר הבצק כבר הכפיל את נפחו.',
    ],
    [
      'Japanese, without spaces',
      'ja',
      '生地は涼しい部屋で一晩休みます。寒さは酵母の働きを遅くします。朝には生地の大きさが二倍になっています。',
    ],
    [
      'a language that nobody detected',
      'und',
      'Aala bela cela dela mela. Eela fela gela hela nela. Iala jela kela lela oela.',
    ],
    [
      'notes in catchwords',
      'en',
      '- rye: dark flour, sour bread, long rest\n- wheat: white flour, soft bread, short rest',
    ],
    ['commands', 'en', 'Cover the bowl with a damp cloth. Wait for a whole night. Heat the oven before you bake.'],
  ])('in %s', (_, language, text) => {
    expect(first(chapterOf({ language, parts: [{ heading: 'Pan', text }] }), 'recall')).toBeDefined();
  });

  it.each([
    ['a list of a few words', '- flour\n- water and some salt\n- yeast from yesterday'],
    ['a single short line', 'Rye keeps for a week.'],
  ])('and nothing in %s', (_, text) => {
    expect(first(chapterOf({ parts: [{ text }] }), 'recall')).toBeUndefined();
  });
});
