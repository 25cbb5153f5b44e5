import { describe, expect, it } from 'vitest';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import type { Activity } from '../../../shared/model/learning/activity.ts';
import { detectors } from '../../eval/leaks/detectors.ts';
import { leaksOfMarkdown, leaksOfScene } from '../../eval/leaks/find-leaks.ts';

describe.each(detectors)('the detector “$id”', ({ find, examples, counterexamples }) => {
  it.each(examples)('finds “%s”', (example) => {
    expect(example).toMatch(find);
  });

  it.each(counterexamples)('leaves “%s” alone', (example) => {
    expect(example).not.toMatch(find);
  });
});

const scene: WrittenScene = {
  order: 1,
  type: 'chapter',
  title: 'How a kiln is fired',
  content: '## Firing\n\nWater **leaves** the clay at $\\frac{1}{3}$ of the heat.\n\n```\nIn [3]: a <b>\n```\n',
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  asked: 0,
  passed: 0,
};

it('a well set text has no leak: marks, formulas and code are not what a reader sees', () => {
  expect(leaksOfScene(scene)).toEqual([]);
});

it('a leak is found in a title, in the text, in practice and beside the text', () => {
  const leaking = leaksOfScene({
    ...scene,
    title: 'Glossary',
    content: 'A kiln{: data-type="term"} is hot.\n\nFigure 2. A kiln.',
    terms: [{ term: 'kiln', definition: 'an oven[3]' }],
    activities: [{ id: 'a', kind: 'predict', place: { at: 'start' }, question: 'Why &amp; how?', answer: [] }],
  });
  expect(leaking.map(({ detector }) => detector)).toEqual([
    'no chapter',
    'attribute',
    'orphan caption',
    'entity',
    'citation',
  ]);
});

it('a caption that is set as one is no orphan', () => {
  expect(leaksOfMarkdown('*Figure 2. A kiln.*', 'x')).toEqual([]);
});

it('the words around a gap are read with it', () => {
  const gap: Activity = {
    id: 'a',
    kind: 'gap',
    place: { at: 'end' },
    parts: ['A ', ' holds heat.'],
    answers: [{ text: 'kiln', accepted: [] }],
    bank: null,
    evidence: { chunk: 'c1', heading: 'Firing', quote: 'A kiln holds heat.', start: 0, end: 18 },
  };
  expect(leaksOfScene({ ...scene, activities: [gap] })).toEqual([]);
});
