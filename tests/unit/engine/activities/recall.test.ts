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

  it('beginning with what its section begins with, and with a point of each paragraph', () => {
    const paragraphs = [
      'A dough of rye rests for a whole night. It is covered with a damp cloth. The cloth is washed once a week.',
      'Cold slows the yeast of a dough down. The sour taste has time to form. The cook sleeps in the meantime.',
      'Heat sets the crumb of a loaf. The crust turns brown at the same time. The kitchen smells of malt then.',
    ];
    const quotes = ticked(paragraphs.join('\n\n'));
    expect(quotes[0]).toBe('A dough of rye rests for a whole night.');
    for (const paragraph of paragraphs) expect(quotes.some((quote) => paragraph.includes(quote))).toBe(true);
  });

  it('and no point that needs a sentence which is none', () => {
    const quotes = ticked(bread.rest.replace('The cold slows', 'This slows'));
    const at = quotes.findIndex((quote) => quote.startsWith('This slows'));
    expect(at === -1 || quotes[at - 1] === 'A dough of rye rests for a whole night in a cool room.').toBe(true);
  });

  it('not in a box, where a section stands beside it', () => {
    const parts = [
      {
        heading: 'Bread › Heat',
        text: 'The oven is heated with wood. Ash is swept out of the oven. A wet cloth cools the stones.',
      },
      { heading: 'Bread › Career Connection: Baker of dough', text: bread.rest },
    ];
    for (const all of [parts, parts.toReversed()])
      expect(first(chapterOf({ parts: all }), 'recall')?.heading).toBe('Heat');
  });

  it('of a box under its heading only as far as the box goes', () => {
    const parts = [
      { heading: 'Bread › Baker', text: bread.oven },
      { heading: 'Bread', text: bread.rest },
    ];
    const content = `### Baker\n\n${bread.oven}\n\n* * *\n\n${bread.rest}`;
    expect(first(madeBy(findRecall, { parts, content }), 'recall')?.heading).toBeNull();
  });

  it.each([
    ['half a sentence', 'Will then be covered with a cloth.'],
    ['a sentence that has lost its end', 'All of the times at which a dough rests are summarized in.'],
    ['a pointer to a listing', 'Listing 12-3 shows how a baker writes down the hours.'],
    ['what the text only supposes', 'Now the baker should be able to bake the loaf.'],
    ['a title of a book', '*The Night of the Baker: A History of Dough in Town*.'],
    ['an escaped sign', 'A dough of rye is sold for \\$3 in the town.'],
    ['a question to the reader', 'How long does a dough of rye rest?'],
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

  it('in a list of books by its lines, where a chapter has nothing else', () => {
    expect(ticked('*The Night of the Baker*.\n\n*Rye and Salt*.\n\n*A Town of Ovens*.').length).toBeGreaterThan(0);
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
    ['a language that nobody detected', 'und', 'Aala bela cela dela. Eela fela gela hela. Iala jela kela lela.'],
  ])('in %s', (_, language, text) => {
    const recall = first(chapterOf({ language, parts: [{ heading: 'Pan', text }] }), 'recall');
    expect(recall?.sentences.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of recall?.sentences ?? []) expect(text).toContain(quote);
  });

  it.each([
    ['a list without sentences', '- flour\n- water and some salt\n- yeast from yesterday'],
    ['a single short line', 'Rye keeps for a week.'],
    ['text without a heading', bread.rest],
  ])('in %s', (_, text) => {
    expect(first(chapterOf({ parts: [{ text }] }), 'recall')?.sentences.length).toBeGreaterThanOrEqual(1);
  });
});
