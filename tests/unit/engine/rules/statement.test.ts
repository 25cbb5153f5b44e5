import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { openDraftsIn } from '../../../../lambdas/engine/rules/open-questions.ts';

const statement = 'Rye flour needs other hands than wheat flour.';
const after = ['It holds little gluten and spreads on the stone.', 'A dough of rye stays sticky for hours.'] as const;
const [holds, stays] = after;
/** What no question for a whole section takes in. */
const list = '- Rye flour\n- Wheat flour';

const asked = (paragraph: string, more = list, language = 'en') =>
  openDraftsIn(
    readMaterial({ language, chunks: [{ id: 'c1', heading: 'Bread › Flours', text: `${paragraph}\n\n${more}` }] }),
  ).filter(({ rule }) => rule.id === 'statement');

const pointsOf = (...sentences: readonly string[]) =>
  asked([statement, ...sentences].join(' '))[0]?.points.map(({ text }) => text);

describe('a question for what bears out a statement', () => {
  it('quotes what a paragraph begins with, and has the rest of it as its points', () => {
    const [draft] = asked([statement, ...after].join(' '));
    expect(draft?.question).toBe(
      `A paragraph of “Flours” begins: “${statement}” What does the rest of it say? Answer in your own words.`,
    );
    expect(draft?.points.map(({ text }) => text)).toEqual(after);
  });

  it('leaves aside what points at the page at its end', () => {
    expect(pointsOf(...after, 'Figure 3 shows a loaf of rye.')).toEqual(after);
  });

  it.each([
    ['an example', 'For example, a dough of rye sticks to a linen cloth.'],
    ['a picture whose parts the others may describe', 'Figure 3 shows a loaf of rye.'],
    ['a question', 'Why does rye stick to the hands?'],
  ])('is not asked where %s would be left out of the answer', (_, sentence) => {
    expect(pointsOf(sentence, ...after)).toBeUndefined();
  });

  it.each([
    ['one sentence alone', [holds]],
    ['more than two, which seldom say one thing', [...after, 'Bakers keep the enzymes of rye in check.']],
    ['sentences that go on to something else', [stays, 'Ovens were built of clay.']],
    ['the next of several things', [holds, 'A second flour of other hands is rye meal.']],
    ['a sentence that says the same again', [holds, 'Other hands than wheat flour are what rye flour needs.']],
    ['a quotation that ends in another sentence', ['A baker of rye said: “Leave it.', 'It knows rye.”']],
    ['one in plain marks', ['A baker of rye said: "Leave it.', 'It knows rye."']],
    ['a reference that stands apart', ['Rye "knows itself."', '[Miller, Rye, p. 4]']],
    ['a last sentence that leaves what it counts to the next paragraph', [holds, 'Several kinds of rye are sown.']],
    ['a list of who found what', ['Miller (2004) found rye sticky.', 'Rye is dark for others (Baker & Mill, 2005).']],
    ['a turn against what it begins with', ['However, it needs as little salt.', stays]],
    ['a scene to imagine', [holds, 'Imagine if suddenly your rye flour ran out.']],
  ])('is not asked for %s', (_, sentences) => {
    expect(pointsOf(...sentences)).toBeUndefined();
  });

  it('is not asked of a statement that leans on what stands before it, or speaks to the reader', () => {
    expect(asked(['However, it needs other hands than wheat flour.', ...after].join(' '))).toEqual([]);
    expect(asked(['Your rye flour needs other hands than wheat flour.', ...after].join(' '))).toEqual([]);
  });

  it('is not asked of a thing that may be shown, where there is code or a picture', () => {
    const shown = ['The deck holds twelve loaves at once.', 'The deck turns once.', 'The heat of a deck lasts.'];
    const code = '```\nbake(loaf)\n```';
    expect(asked(shown.join(' '))).toHaveLength(1);
    expect(asked(shown.join(' '), `${list}\n\n${code}`)).toEqual([]);
    expect(asked(shown.join(' '), 'Figure 3 shows an oven.')).toEqual([]);
  });

  it('is asked in German and in Spanish, too', () => {
    const german =
      'Roggenmehl braucht andere Hände als Weizenmehl. Roggenmehl hat wenig Kleber. Ein Teig aus Roggenmehl bleibt feucht.';
    const spanish = 'El centeno pide otras manos. El centeno tiene poco gluten. La masa de centeno queda húmeda.';
    expect(asked(german, list, 'de')[0]?.question).toContain('Ein Absatz von „Flours“ beginnt so:');
    expect(asked(spanish, list, 'es')[0]?.question).toContain('Un párrafo de «Flours» empieza así:');
  });
});
