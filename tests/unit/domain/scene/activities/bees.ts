import type { Apparatus, Chunk } from '../../../../../lambdas/domain/material/chunk.ts';
import type { ProposedActivity } from '../../../../../lambdas/domain/model/answers.ts';
import type { ActivityContext } from '../../../../../lambdas/domain/scene/activities/proposal.ts';
import type { MaterialId } from '../../../../../shared/model/id.ts';

const text = `### What bees collect

A forager brings home **nectar**, a sweet liquid that flowers offer. It also brings pollen, a powder that feeds the larvae. Because a wet comb would ferment, the workers fan it with their wings until it is dry.

### How honey is made

First the forager hands its load to a house bee. Then the house bee spreads the drop over the comb. In the end a worker closes the cell with wax.`;

const material = 'mat_bees' as MaterialId;
const chunk: Chunk = { id: 'c1', material, heading: 'Bees', text, start: 0, end: text.length };

const apparatus: Apparatus = {
  objectives: [],
  glossary: [],
  questions: [
    {
      number: '2.1',
      question: 'What closes a cell?',
      options: ['wax', 'water'],
      correct: 0,
      answer: null,
      chunk: 'c2',
      answerChunk: null,
    },
    {
      number: null,
      question: 'Why do bees fan?',
      options: [],
      correct: null,
      answer: 'To dry the comb.',
      chunk: 'c2',
      answerChunk: 'c2',
    },
    {
      number: null,
      question: 'Nobody answers this.',
      options: ['one', 'two'],
      correct: null,
      answer: null,
      chunk: 'c2',
      answerChunk: null,
    },
  ],
};

export const bees: ActivityContext = {
  chunks: [chunk],
  material: text,
  language: 'en',
  rules: 'These are the rules that no reader of a lesson should ever get to see in it.',
  content: text,
  apparatus,
};

export const said = {
  nectar: 'A forager brings home nectar, a sweet liquid that flowers offer.',
  pollen: 'It also brings pollen, a powder that feeds the larvae.',
  fan: 'Because a wet comb would ferment, the workers fan it with their wings until it is dry.',
  handing: 'First the forager hands its load to a house bee.',
  spreading: 'Then the house bee spreads the drop over the comb.',
  closing: 'In the end a worker closes the cell with wax.',
} as const;

/** Proposals that nothing is wrong with, one of each kind. */
const item = (quote: string, more = '', match = '') => ({ text: more, match, chunk: 'c1', quote });
const proposal = (kind: ProposedActivity['kind'], some: Partial<ProposedActivity>): ProposedActivity => ({
  kind,
  place: '',
  question: '',
  items: [],
  wrong: [],
  ...some,
});

export const good = {
  predict: proposal('predict', { question: 'Why do bees fan a comb?', items: [item(said.fan)] }),
  recall: proposal('recall', { place: 'What bees collect', items: [item(said.pollen), item(said.nectar)] }),
  gap: proposal('gap', {
    question: said.pollen,
    items: [item(said.pollen, 'pollen', 'pollens|bee pollen'), item(said.pollen, 'larvae')],
    wrong: ['nectar', 'Pollen'],
  }),
  match: proposal('match', {
    items: [
      item(said.nectar, 'Nectar', 'a sweet liquid that flowers offer'),
      item(said.pollen, 'Pollen', 'a powder that feeds the larvae'),
    ],
  }),
  order: proposal('order', {
    place: 'How honey is made',
    question: 'How does nectar become honey?',
    items: [
      item(said.handing, 'The forager hands over its load'),
      item(said.spreading, 'The house bee spreads the drop'),
      item(said.closing, 'A worker closes the cell'),
    ],
  }),
  sort: proposal('sort', {
    question: 'Who does what?',
    items: [
      item(said.handing, 'hands over its load', 'Forager'),
      item(said.spreading, 'spreads the drop over the comb', 'House bee'),
      item(said.nectar, 'brings home nectar', 'forager'),
    ],
  }),
  why: proposal('why', { question: 'Why do the workers fan the comb?', items: [item(said.fan)] }),
  book: proposal('book', { question: 'what closes a cell?', items: [item(said.closing)] }),
} as const satisfies Record<ProposedActivity['kind'], ProposedActivity>;
