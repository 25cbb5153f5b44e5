import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import {
  EditionSceneAnswerSchema,
  type ProposedActivity,
  SceneAnswerSchema,
} from '../../../../../lambdas/domain/model/answers.ts';
import { assembleActivities } from '../../../../../lambdas/domain/scene/activities/assemble.ts';
import { ActivitySchema, type Recall } from '../../../../../shared/model/learning/activity.ts';
import { bees, good, said } from './bees.ts';

const made = (...proposed: ProposedActivity[]) => assembleActivities(proposed, bees);
const [gapFirst] = good.gap.items;
if (!gapFirst) throw new Error('no item');
/** As the material has it. */
const NECTAR = 'A forager brings home **nectar**, a sweet liquid that flowers offer.';

describe('the activities of a scene', () => {
  it('are made of every kind, with ids in their order', () => {
    const all = made(good.recall, good.gap, good.match, good.order, good.sort, good.why);
    expect(all.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'a1 recall',
      'a2 gap',
      'a3 match',
      'a4 order',
      'a5 sort',
      'a6 why',
    ]);
    for (const activity of [...all, ...made(good.predict, good.book)])
      expect(ActivitySchema.safeParse(activity).success).toBe(true);
  });

  it('stand where they were put, a prediction always first', () => {
    const [predict, recall, gap] = made({ ...good.predict, place: 'What bees collect' }, good.recall, good.gap);
    expect(predict?.place).toEqual({ at: 'start' });
    expect(recall).toMatchObject({
      heading: 'What bees collect',
      place: { at: 'section', heading: 'What bees collect' },
    });
    expect(gap?.place).toEqual({ at: 'end' });
  });

  it('stand at the end where the heading is not in the text', () => {
    expect(made({ ...good.recall, place: 'Wasps' })[0]).toMatchObject({ heading: null, place: { at: 'end' } });
  });

  it('recall the sentences in the order of the material, as it writes them', () => {
    expect(made(good.recall)[0]).toMatchObject({
      sentences: [{ quote: said.nectar.replace('nectar', '**nectar**') }, { quote: said.pollen }],
    });
  });

  it('recall what is asked about, where all of it stands in the text', () => {
    const cued = (...texts: string[]) =>
      made({ ...good.recall, items: texts.map((text) => ({ text, match: '', chunk: '', quote: '' })) })[0];
    expect(cued('nectar', 'pollen', 'pollen')).toMatchObject({ cues: ['nectar', 'pollen'], sentences: [] });
    for (const texts of [['nectar', 'wasps'], ['nectar', ''], ['nectar', 'pollen', 'wax', 'wings', 'comb'], []])
      expect(cued(...texts)).toMatchObject({ cues: [], sentences: [], heading: 'What bees collect' });
    const [quoted] = made({ ...good.recall, items: good.recall.items.map((one) => ({ ...one, text: 'larvae' })) });
    expect(quoted).toMatchObject({ cues: ['larvae'], sentences: [{}, {}] });
  });

  it.each([
    ['summarize', 'summarize'],
    ['explain', 'explain'],
    ['', 'recall'],
    ['Sing it.', 'recall'],
  ])('recall by what "%s" asks for: %s', (question, task) => {
    expect(made({ ...good.recall, question })[0]).toMatchObject({ task });
  });

  it('recall some paragraphs by how they begin and how many they are', () => {
    const ends = (from: string, to: string) => ({
      ...good.recall,
      place: '',
      items: [
        { text: '', match: 'from', chunk: 'c1', quote: from },
        { text: '', match: 'to', chunk: 'c1', quote: to },
        { text: 'pollen', match: '', chunk: '', quote: '' },
      ],
    });
    const [nectar] = made(good.recall).flatMap((one) => (one.kind === 'recall' ? one.sentences : []));
    const [recall] = made(ends(nectar?.quote ?? '', said.pollen));
    expect(recall).toMatchObject({ passage: { blocks: 1 }, cues: ['pollen'], sentences: [], heading: null });
    const begins = recall?.kind === 'recall' ? (recall.passage?.begins ?? '') : '';
    expect(said.nectar.startsWith(begins) && begins.split(' ').length > 3).toBe(true);
    // A heading stands between them, or the first one is not there
    expect(made(ends(said.pollen, said.closing))).toEqual([]);
    expect(made(ends('Nobody wrote this.', said.pollen))).toEqual([]);
  });

  it('recall a whole text once', () => {
    const whole = { ...good.recall, items: [] };
    expect(made(whole, whole, { ...whole, place: '' }).map(({ id, place }) => [id, place.at])).toEqual([
      ['a1', 'section'],
      ['a2', 'end'],
    ]);
  });

  it('read a recall that was stored before it named what it asks about', () => {
    const { cues: _, task: __, passage: ___, ...stored } = { id: 'a1', ...made(good.recall)[0] } as Recall;
    expect(ActivitySchema.parse(stored)).toMatchObject({
      task: 'recall',
      passage: null,
      cues: [],
      sentences: [{}, {}],
    });
  });

  it('cut a text around its gaps and offer right and wrong words, each once', () => {
    const [gap] = made(good.gap);
    expect(gap).toMatchObject({
      parts: ['It also brings ', ', a powder that feeds the ', '.'],
      answers: [
        { text: 'pollen', accepted: ['pollens', 'bee pollen'] },
        { text: 'larvae', accepted: [] },
      ],
    });
    expect(gap?.kind === 'gap' && gap.bank?.toSorted()).toEqual(['larvae', 'nectar', 'pollen']);
  });

  it('take two sentences for a gap of which each has a quote of its own', () => {
    const question =
      'Flowers offer a liquid, the nectar, to those who forage. Larvae are fed with a powder called pollen.';
    const [one, other] = [
      { text: 'nectar', match: '', chunk: 'c1' },
      { text: 'pollen', match: '', chunk: 'c1' },
    ];
    const items = [
      { ...one, quote: said.nectar },
      { ...other, quote: said.pollen },
    ];
    expect(made({ ...good.gap, question, items, wrong: [] })[0]).toMatchObject({ evidence: { quote: NECTAR } });
    const foreign = { ...other, quote: 'Nobody in this text says a word of wax and of candles.' };
    expect(made({ ...good.gap, question, items: [{ ...one, quote: said.nectar }, foreign], wrong: [] })).toEqual([]);
  });

  it('have a gap typed where there is no wrong word', () => {
    expect(made({ ...good.gap, wrong: [] })[0]).toMatchObject({ bank: null });
  });

  it('find a gap in a script that writes words together', () => {
    const text = '植物の光合作用は光を必要とする。';
    const [chunk] = bees.chunks;
    if (!chunk) throw new Error('no chunk');
    const items = [{ text: '光合作用', match: '', chunk: 'c1', quote: text }];
    const proposed = { ...good.gap, question: text, items, wrong: [] };
    expect(assembleActivities([proposed], { ...bees, language: 'ja', chunks: [{ ...chunk, text }] })[0]).toMatchObject({
      parts: ['植物の', 'は光を必要とする。'],
    });
  });

  it('sort into the columns that the things name', () => {
    expect(made(good.sort)[0]).toMatchObject({
      columns: ['Forager', 'House bee'],
      items: [{ column: 0 }, { column: 1 }, { column: 0 }],
    });
  });

  it('have a question of the book as the book has it', () => {
    expect(made(good.book)[0]).toMatchObject({
      number: '2.1',
      question: 'What closes a cell?',
      options: ['wax', 'water'],
      correct: 0,
      evidence: { quote: said.closing },
    });
    expect(made({ ...good.book, question: 'Why do bees fan?', items: [] })[0]).toMatchObject({
      options: [],
      correct: null,
      answer: 'To dry the comb.',
      evidence: null,
    });
  });
});

const elsewhere = { text: '', match: '', chunk: 'c1', quote: 'Nobody wrote this sentence here.' };
const withItems = (proposed: ProposedActivity, change: (at: number) => Partial<(typeof proposed.items)[number]>) => ({
  ...proposed,
  items: proposed.items.map((one, at) => ({ ...one, ...change(at) })),
});

describe('what is left out', () => {
  it.each<[string, ProposedActivity]>([
    ['a prediction that the material does not answer', { ...good.predict, items: [elsewhere] }],
    ['a prediction without a question', { ...good.predict, question: '' }],
    ['a why whose question says its answer', { ...good.why, question: `Is it so? ${said.fan}` }],
    ['a recall of what nobody wrote', { ...good.recall, items: [elsewhere] }],
    ['a gap for a word that is not in its text', withItems(good.gap, () => ({ text: 'wax' }))],
    ['a gap for a part of a word', withItems(good.gap, (at) => (at === 0 ? { text: 'poll' } : {}))],
    [
      'a gap whose answer stands in the rest of the text',
      { ...good.gap, question: `${said.pollen} Pollen is yellow.`, items: [gapFirst] },
    ],
    [
      'a gap for a figure',
      { ...good.gap, question: 'It also brings 12 grams of pollen.', items: [{ ...gapFirst, text: '12' }] },
    ],
    ['a gap in what the material does not say', { ...good.gap, question: 'The pollen won a war over larvae in 1815.' }],
    ['a match of one pair', { ...good.match, items: good.match.items.slice(1) }],
    [
      'a match that defines a term by itself',
      withItems(good.match, (at) => (at === 0 ? { match: 'nectar is a sweet liquid that flowers offer' } : {})),
    ],
    ['a match of two equal definitions', withItems(good.match, () => ({ match: 'what a forager brings home' }))],
    ['an order of two steps', { ...good.order, items: good.order.items.slice(1) }],
    ['an order with a step from nowhere', { ...good.order, items: [...good.order.items, elsewhere] }],
    [
      'an order that counts its steps',
      { ...good.order, items: good.order.items.map((one, at) => ({ ...one, text: `${at + 1}. ${one.text}` })) },
    ],
    ['a sort with one column', withItems(good.sort, () => ({ match: 'Bee' }))],
    ['a sort whose thing names its column', withItems(good.sort, () => ({ text: 'the forager hands its load' }))],
    ['a question that the book does not have', { ...good.book, question: 'What is a hive?' }],
    ['a question that the book does not answer', { ...good.book, question: 'Nobody answers this.' }],
    ['one with HTML', { ...good.why, question: 'Why do <b>the</b> workers fan the comb?' }],
    ['one with an address', { ...good.why, question: 'Why fan it, asks www.example.com today?' }],
    ['one that repeats the instructions', { ...good.why, question: bees.rules }],
  ])('is %s', (_, proposed) => {
    expect(made(proposed)).toEqual([]);
  });

  it('is the second of two that ask the same', () => {
    expect(made(good.why, good.why, good.gap, good.gap)).toHaveLength(2);
  });

  it('is what would be more than practice, but for what the book asks', () => {
    const all = [good.predict, good.recall, good.gap, good.match, good.order, good.sort, good.why, good.book];
    expect(made(...all).map(({ kind }) => kind)).toEqual([
      'predict',
      'recall',
      'gap',
      'match',
      'order',
      'sort',
      'book',
    ]);
  });
});

describe('the answer of a model', () => {
  const scene = { title: 'Bees', content: 'Bees fly.', sources: [], terms: [] };

  it('has no activities where it names none', () => {
    expect(SceneAnswerSchema.parse(scene).activities).toEqual([]);
  });

  it('is not asked for what a book asks: only the engine finds that', () => {
    expect(JSON.stringify(toJSONSchema(SceneAnswerSchema))).not.toContain('"book"');
    expect(JSON.stringify(toJSONSchema(EditionSceneAnswerSchema))).toContain('"book"');
  });

  it('stays an answer where its activities cannot be read', () => {
    expect(SceneAnswerSchema.parse({ ...scene, activities: [{ kind: 'dance' }] })).toMatchObject({
      content: 'Bees fly.',
      activities: [],
    });
  });
});
