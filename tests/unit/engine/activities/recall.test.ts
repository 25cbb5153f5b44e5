import { describe, expect, it } from 'vitest';
import { findRecall } from '../../../../lambdas/engine/activities/recall.ts';
import { chapterOf, first, madeBy } from './practise.ts';

const bread = {
  rest: 'A dough of rye rests for a whole night in a cool room. The cold slows the yeast down, and the sour taste has time to form. Bakers cover the bowl with a damp cloth, because a dry skin would tear in the oven. In the morning the dough has doubled, and a finger leaves a mark in it. A dough that rested too long collapses and tastes of vinegar. Many bakers write down the hour at which each bowl was covered.',
  oven: 'The oven is hot.',
};

describe('a chapter has something to recall', () => {
  it('in its weightiest section, which is covered by its heading', () => {
    const parts = [
      { heading: 'Bread › The oven', text: bread.oven },
      { heading: 'Bread › The rest', text: bread.rest },
    ];
    const recall = first(madeBy(findRecall, { parts }), 'recall');
    expect(recall).toMatchObject({ heading: 'The rest', place: { at: 'section', heading: 'The rest' } });
    expect(recall?.sentences.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of recall?.sentences ?? []) expect(bread.rest).toContain(quote);
  });

  it('with its sentences in the order of the text, each once', () => {
    const recall = first(madeBy(findRecall, { parts: [{ heading: 'Bread', text: bread.rest }] }), 'recall');
    const places = recall?.sentences.map(({ quote }) => bread.rest.indexOf(quote)) ?? [];
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  });

  const ticked = (text: string): string[] =>
    first(madeBy(findRecall, { parts: [{ heading: 'Bread › The rest', text }] }), 'recall')?.sentences.map(
      ({ quote }) => quote,
    ) ?? [];

  it('with a point of each paragraph', () => {
    const paragraphs = [
      'A dough of rye rests for a whole night. It is covered with a damp cloth. The cloth is washed once a week.',
      'Cold slows the yeast of a dough down. The sour taste has time to form. The cook sleeps in the meantime.',
      'A hot oven keeps the crumb of a loaf soft. The crust turns brown at the same time. The kitchen smells then.',
    ];
    const quotes = ticked(paragraphs.join('\n\n'));
    for (const paragraph of paragraphs) expect(quotes.some((quote) => paragraph.includes(quote))).toBe(true);
  });

  it('not in a box, where a section stands beside it', () => {
    const heat =
      'An oven of stone is heated with dry wood. Ash is swept out before the first loaf. A wet cloth cools stones that are too hot.';
    const parts = [
      { heading: 'Bread › Heat', text: heat },
      { heading: 'Bread › Career Connection: Baker of dough', text: bread.rest },
    ];
    for (const all of [parts, parts.toReversed()])
      expect(first(chapterOf({ parts: all }), 'recall')?.heading).toBe('Heat');
    const asking = [
      parts[0]!,
      { heading: 'Bread › A baker tells', text: `${bread.rest} What does he like? What do you think of him?` },
    ];
    expect(first(chapterOf({ parts: asking }), 'recall')?.heading).toBe('Heat');
  });

  it('of the whole chapter by a point of each section, where no section has enough of them', () => {
    const parts = ['Rye', 'Wheat', 'Spelt'].map((grain) => ({
      heading: `Bread › ${grain}`,
      text: `${grain} is a grain that bakers grind to flour. It is old. They like it.`,
    }));
    const recall = first(madeBy(findRecall, { parts }), 'recall');
    expect(recall?.heading).toBeNull();
    expect(recall?.sentences.map(({ quote }) => quote.split(' ')[0])).toEqual(['Rye', 'Wheat', 'Spelt']);
  });

  it('of no section that only opens a chapter', () => {
    const parts = [
      { heading: 'Bread', text: bread.rest },
      { heading: 'Bread › Heat', text: bread.oven },
    ];
    expect(
      first(madeBy(findRecall, { parts, content: `${bread.rest}\n\n### Heat\n\n${bread.oven}` }), 'recall'),
    ).toBeUndefined();
  });

  it.each([
    ['half a sentence', 'Will then be covered with a cloth.'],
    ['a sentence that has lost its end', 'All of the times at which a dough rests are summarized in.'],
    ['a pointer to a listing', 'Listing 12-3 shows how a baker writes down the hours.'],
    ['what the text only supposes', 'Now the baker should be able to bake the loaf.'],
    ['a title of a book', '*The Night of the Baker: A History of Dough in Town*.'],
    ['an escaped sign', 'A dough of rye is sold for \\$3 in the town.'],
    ['a question to the reader', 'How long does a dough of rye rest?'],
    ['a pronoun whose noun stands before it', 'Because of its sour taste the crumb keeps for a week.'],
    ['a pronoun of something that is no time', 'By noon, after hours of rest, it is as sour as vinegar.'],
    ['a pronoun that only another clause can name', 'Most bakers of rye dough have to make do with it.'],
    ['what another sentence has named', 'The scales that weigh such doughs are cleaned every evening.'],
    ['one more of what was told', 'The bakers of rye dough have a second reason for a long rest.'],
    ['an order to the reader', 'Cover the bowl of rye dough with a damp cloth.'],
    ['a remark to the reader', 'You may want to read the label of the rye flour first.'],
    ['a note on a version', 'Since Oven 2.6 a dough of rye is weighed twice a day.'],
    ['a label without a statement', 'Rye bread of the town: three loaves for the price of two.'],
    ['a plural with the wrong verb', 'Changes in the dough is written down by the baker.'],
  ])('without %s', (_, line) => {
    const quotes = ticked(`${line} ${bread.rest}`);
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    expect(quotes).not.toContain(line);
  });

  it('without a last sentence that the next one takes back', () => {
    const text =
      'A warm dough rises within an hour. The yeast of a warm dough eats its sugar. A warm dough tastes of sugar and malt. A cold room keeps the bowl from drying. The loaf of a warm dough keeps for a week. However, what is it that we know?';
    expect(ticked(text).length).toBeGreaterThanOrEqual(3);
    expect(ticked(text)).not.toContain('The loaf of a warm dough keeps for a week.');
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
      '```\nloaf = bake(rye)\n```\n\nAn oven of stone baked loaves for a week.',
      'An oven',
    ],
    [
      'a name that only code gives',
      '```\nloaf = bake(rye)\n```\n\nAn oven of stone turns `loaf` into warm bread.',
      'An oven',
    ],
  ])('without %s', (_, text, begins) => {
    const quotes = ticked(
      `${text}\n\nA dough of rye rests for a whole night. A loaf with a dry skin is torn by a hot oven.`,
    );
    expect(quotes).toHaveLength(2);
    expect(quotes.filter((quote) => quote.startsWith(begins))).toEqual([]);
  });

  it.each([
    ['with what there is one of only', 'A damp cloth is dried by the sun within an hour.'],
    ['with what its heading names', 'The bread keeps its sour taste for a whole week.'],
  ])('%s', (_, line) => {
    expect(ticked(`${line} A dough of rye holds hardly any gluten.`)).toContain(line);
  });

  it('not in a list of books, beside a section that says something', () => {
    const works = [1999, 2001, 2004].map((year) => `Baker, Anna L. ${year}. A dough of rye rests for a whole night.`);
    const parts = [
      { heading: 'Bread › Further works', text: works.join('\n\n') },
      { heading: 'Bread › The rest', text: bread.rest },
    ];
    expect(madeBy(findRecall, { parts })).toMatchObject([{ heading: 'The rest' }]);
  });

  it('without what stands below a picture', () => {
    const caption = '*The baker of our street holds a loaf of rye in his hands.*';
    const recall = first(
      madeBy(findRecall, { parts: [{ heading: 'Bread', text: `${caption}\n\n${bread.rest}` }] }),
      'recall',
    );
    expect(recall?.sentences.map(({ quote }) => quote).join(' ')).not.toContain('street');
  });

  it.each([
    [
      'German',
      'de',
      'Der Teig ruht eine ganze Nacht. Die Kälte bremst die Hefe, und der Geschmack hat Zeit. Am Morgen hat sich der Teig verdoppelt. Ein Finger hinterlässt darin eine Spur.',
    ],
    [
      'Spanish',
      'es',
      'La masa reposa toda la noche. El frío frena la levadura y el sabor tiene tiempo. Por la mañana la masa ha crecido el doble. Un dedo deja en ella una marca.',
    ],
    [
      'Arabic, from right to left',
      'ar',
      'ترتاح العجينة طوال الليل في غرفة باردة. يبطئ البرد عمل الخميرة ويتكوّن الطعم ببطء. في الصباح يكون حجم العجينة قد تضاعف. يترك الإصبع أثراً فيها بعد الضغط.',
    ],
    [
      'Hebrew, from right to left',
      'he',
      'הבצק נח כל הלילה בחדר קריר. הקור מאט את השמרים והטעם נוצר לאט. בבוקר הבצק כבר הכפיל את נפחו. אצבע משאירה בו סימן ברור.',
    ],
    [
      'Japanese, without spaces',
      'ja',
      '生地は涼しい部屋で一晩休みます。寒さは酵母の働きを遅くします。朝には生地の大きさが二倍になっています。指で押すと跡が残ります。',
    ],
    [
      'a language that nobody detected',
      'und',
      'Aala bela cela dela mela. Eela fela gela hela nela. Iala jela kela lela oela.',
    ],
  ])('in %s', (_, language, text) => {
    const recall = first(chapterOf({ language, parts: [{ heading: 'Pan', text }] }), 'recall');
    expect(recall?.sentences.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of recall?.sentences ?? []) expect(text).toContain(quote);
  });

  it.each([
    ['a list without sentences', '- flour\n- water and some salt\n- yeast from yesterday'],
    ['a single short line', 'Rye keeps for a week.'],
  ])('and nothing in %s', (_, text) => {
    expect(first(chapterOf({ parts: [{ text }] }), 'recall')).toBeUndefined();
  });

  it('in text without a heading', () => {
    expect(first(chapterOf({ parts: [{ text: bread.rest }] }), 'recall')?.heading).toBeNull();
  });
});
