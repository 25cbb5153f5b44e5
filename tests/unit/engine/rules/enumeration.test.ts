import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { openDraftsIn } from '../../../../lambdas/engine/rules/open-questions.ts';

/** What no question for a whole section takes in. */
const table = '| Rye | Wheat |\n| --- | --- |\n| dark | pale |';

const draftsIn = (text: string, { language = 'en', heading = 'Bread › Loaves and doughs' } = {}) =>
  openDraftsIn(readMaterial({ language, chunks: [{ id: 'c1', heading, text: `${text}\n\n${table}` }] })).filter(
    ({ rule }) => rule.id === 'enumeration',
  );
const pointsOf = (text: string) => draftsIn(text)[0]?.points.map((point) => point.text);

describe('a question for the things that a sentence counts', () => {
  it('quotes how many there are, and has each as a point, with the sentence that says so', () => {
    const text = 'Loaves can be divided into two kinds: pan loaves and free loaves.';
    const [draft] = draftsIn(text);
    expect(draft?.question).toBe('“Loaves can be divided into two kinds.” Which are they? Answer in your own words.');
    expect(draft?.answer).toBe('Loaves can be divided into two kinds: pan loaves; free loaves.');
    expect(draft?.points).toEqual([
      { text: 'pan loaves', chunk: 'c1', quote: text },
      { text: 'free loaves', chunk: 'c1', quote: text },
    ]);
  });

  it.each([
    ['commas', 'Doughs are of four kinds: stiff, soft, wet, and sour.', ['stiff', 'soft', 'wet', 'sour']],
    [
      'figures in brackets',
      'Doughs have three parts: (1) flour and bran, (2) water, and (3) salt.',
      ['flour and bran', 'water', 'salt'],
    ],
    [
      'semicolons',
      'Doughs have two parts: flour, which is ground; and water, which is cold.',
      ['flour, which is ground', 'water, which is cold'],
    ],
  ])('takes them apart by %s', (_, text, points) => {
    expect(pointsOf(text)).toEqual(points);
  });

  it('finds them in a list below', () => {
    const list = '- A stiff dough keeps its form.\n- A wet dough spreads.';
    const text = `Doughs are of two kinds:\n\n${list}`;
    expect(draftsIn(text)[0]?.points.map(({ quote }) => quote)).toEqual([
      'A stiff dough keeps its form.',
      'A wet dough spreads.',
    ]);
  });

  it('asks for what a text only says there is', () => {
    const [draft] = draftsIn('There are two kinds of dough: stiff and soft.');
    expect(draft?.question).toBe('“There are two kinds of dough.” Which are they? Answer in your own words.');
    expect(draft?.points.map((point) => point.text)).toEqual(['stiff', 'soft']);
  });

  it('asks for what a sentence counts at its beginning', () => {
    expect(draftsIn('Two kinds of loaves are pan loaves and free loaves.')[0]).toMatchObject({
      question: '“Two kinds of loaves are …” Which are they? Answer in your own words.',
      answer: 'Two kinds of loaves are pan loaves; free loaves.',
    });
    expect(pointsOf('Three sorts of dough rest in one warm room at night: stiff, soft, and sour.')).toHaveLength(3);
  });

  it.each([
    ['after it', 'First, yeast makes gas. The gas fills the dough. Second, steam lifts it.'],
    ['in paragraphs of their own', '\n\nFirst, yeast makes gas. The gas fills the dough.\n\nSecond, steam lifts it.'],
  ])('finds them in sentences that count on %s', (_, text) => {
    expect(draftsIn(`Dough rises in two ways. ${text}`)[0]?.points).toEqual([
      { text: 'First, yeast makes gas.', chunk: 'c1', quote: 'First, yeast makes gas.' },
      { text: 'Second, steam lifts it.', chunk: 'c1', quote: 'Second, steam lifts it.' },
    ]);
  });

  it.each([
    ['it lists more than it counts', 'Doughs are of two kinds: stiff, soft, wet, and sour.'],
    ['a part tells more of the one before it', 'Doughs are of three kinds: stiff, which is dry, and soft.'],
    ['it counts some among others', 'There are two other kinds of dough: stiff and soft.'],
    ['what is said of things is no list of them', 'Two old loaves were broken in the morning and eaten at night.'],
    [
      'the sentences count further',
      'Dough rises in two ways. First, yeast works. Second, steam does. Third, it is beaten.',
    ],
    ['the sentences stop counting', 'Dough rises in three ways. First, yeast works. Second, steam lifts it.'],
    [
      'what counts on stands below another heading',
      'Dough rises in two ways.\n\n### Others\n\nFirst, yeast makes gas.\n\nSecond, steam lifts it.',
    ],
    ['it counts nothing', 'Doughs are of many kinds: stiff and soft.'],
    ['there are more than an answer has', 'Doughs are of six kinds: stiff, soft, wet, sour, old, and sweet.'],
    ['it leans on another sentence', 'They are of two kinds: stiff and soft.'],
    ['the text is about something else', 'At the gate two flags flew: a red one and a blue one.'],
  ])('is not asked where %s', (_, text) => {
    expect(pointsOf(text)).toBeUndefined();
  });

  it('is asked in German and in Spanish, too', () => {
    const german = draftsIn('Teige gibt es in zwei Arten: feste und weiche.', { language: 'de', heading: 'Teige' });
    expect(german[0]?.question).toContain('Welche sind das?');
    expect(german[0]?.points.map(({ text }) => text)).toEqual(['feste', 'weiche']);
    const spanish = draftsIn('Las masas son de dos clases: firmes y blandas.', {
      language: 'es',
      heading: 'Las masas',
    });
    expect(spanish[0]?.question).toContain('¿Cuáles son?');
  });
});
