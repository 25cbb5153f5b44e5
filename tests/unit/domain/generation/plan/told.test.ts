import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../../lambdas/domain/generation/plan/plan.ts';
import { toldBefore } from '../../../../../lambdas/domain/generation/plan/told.ts';
import type { WrittenScene } from '../../../../../lambdas/domain/scene/written-scene.ts';
import type { Activity } from '../../../../../shared/model/learning/activity.ts';
import type { Passage } from '../../../../../shared/model/learning/question.ts';

const passage = (at: number): Passage => ({
  chunk: `c${at}`,
  heading: '',
  quote: `Sentence ${at}.`,
  start: at * 100,
  end: at * 100 + 50,
});

const place = { at: 'end' } as const;
const activities: readonly Activity[] = [
  { id: 'a1', place, kind: 'why', question: 'Why?', answer: [passage(1), passage(2)] },
  {
    id: 'a2',
    place,
    kind: 'recall',
    heading: null,
    passage: null,
    task: 'recall',
    cues: [],
    sentences: [passage(3)],
  },
];

const chapter = (sources: readonly Passage[]): WrittenScene => ({
  order: 2,
  type: 'chapter',
  title: 'Rye',
  content: 'It rises.\n\nIt is baked.',
  quiz: null,
  keys: [],
  sources,
  terms: [{ term: 'rye', definition: 'a cereal' }],
  activities,
  asked: 0,
  passed: 0,
});

const plan: Plan = {
  title: 'Bread',
  description: '',
  category: null,
  subcategory: null,
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: [],
};
const quotesOf = (sources: readonly Passage[]) =>
  toldBefore(plan, [chapter(sources)], 9)[0]?.quotes.map(({ quote }) => quote);

describe('what a chapter became, for whoever looks back on it', () => {
  it('has a quote of each of six sources', () => {
    expect(quotesOf([10, 11, 12, 13, 14, 15, 16].map(passage))).toEqual(
      [10, 11, 12, 13, 14, 15].map((at) => `Sentence ${at}.`),
    );
  });

  it('says what its terms mean: whoever looks back has no chunks', () => {
    expect(toldBefore(plan, [chapter([])], 9)[0]?.terms).toEqual([{ term: 'rye', definition: 'a cereal' }]);
  });

  it('ends with whole sentences, also where its last paragraph is long', () => {
    const content = `It rises. ${'The baker waits for the “rye.” '.repeat(30)}Who took it?`;
    const ends = toldBefore(plan, [{ ...chapter([]), content }], 9)[0]?.ends ?? '';
    expect(ends).toMatch(/^The baker waits.*Who took it\?$/s);
    expect(ends.length).toBeLessThanOrEqual(400);
  });

  it('takes from its exercises what its few sources do not say, nothing twice', () => {
    expect(quotesOf([passage(2)])).toEqual(['Sentence 2.', 'Sentence 1.', 'Sentence 3.']);
  });
});
