import type { Apparatus } from '../../../../lambdas/domain/material/chunk.ts';
import { type ReadableChunk, readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';

const glossary = [
  ['levain', 'mixture of flour and water that ferments with wild yeasts'],
  ['poolish', 'wet mixture that ferments overnight with a little baker’s yeast'],
  ['autolyse', 'rest of flour and water before salt is added'],
  ['crumb', 'soft inner part of a loaf'],
  ['crust', 'hard outer part of a loaf'],
  ['sole', 'flat lower part of a loaf'],
  ['biga', 'stiff mixture that ferments in a cool room'],
  ['apprentice', 'person who learns how to bake'],
] as const;

const body = `Wild yeasts make a **levain** rise slowly. A rye dough is very sticky because rye flour holds little gluten. A long rest can lead to a sour taste.

Hot ovens cause a thick crust. Too much salt results in a dense loaf. Old flour leads to a flat taste.

A long rest improves the taste of a loaf because enzymes free the sugar of the flour. Loaves crack because the steam inside finds no other way. A wet dough spreads on the stone because its skin is too weak to hold. This is why nobody hurries because of the kitchen clock.`;

const steps = `The process of a loaf, in order:

1. Mix the flour with the water
2. Fold the dough every hour
3. Shape a tight round loaf
4. Bake it in a hot oven`;

const table = `| Flour | Colour of the loaf |
| --- | --- |
| Rye | dark brown |
| Wheat | pale gold |
| Spelt | warm red |
| Maize | bright yellow |`;

const exercises = `What makes a levain rise?

a. wild yeasts
b. salt
c. baking powder

A`;

const own: Apparatus['questions'] = [
  {
    number: '1',
    question: 'What makes a *levain* rise?',
    options: ['wild yeasts', 'coarse salts', 'rye flours'],
    correct: 0,
    answer: null,
    chunk: 'c5',
    answerChunk: null,
  },
  {
    number: '2',
    question: 'Which of these does a loaf need?',
    options: ['flour', 'water', 'both a and b'],
    correct: 2,
    answer: null,
    chunk: 'c5',
    answerChunk: null,
  },
  {
    number: '3',
    question: 'Why does a baker wait before the salt is added?',
    options: [],
    correct: null,
    answer: 'Flour needs time to take up water. Salt would draw that water out of it again.',
    chunk: 'c5',
    answerChunk: 'c6',
  },
];

export const chunks: readonly ReadableChunk[] = [
  { id: 'c1', heading: 'Bread › Dough', text: body },
  { id: 'c2', heading: 'Bread › A loaf', text: steps },
  { id: 'c3', heading: 'Bread › Flours', text: table },
  {
    id: 'c4',
    heading: 'Glossary',
    role: 'glossary',
    text: glossary.map(([term, text]) => `**${term}**: ${text}`).join('\n\n'),
  },
  { id: 'c5', heading: 'Exercises', role: 'exercises', text: exercises },
  {
    id: 'c6',
    heading: 'Answers',
    role: 'exercises',
    text: 'Flour needs time to take up water. Salt would draw that water out of it again.',
  },
];

export const apparatus: Apparatus = {
  objectives: ['Explain why a dough rests'],
  glossary: glossary.map(([term, definition]) => ({ term, definition, chunk: 'c4' })),
  questions: own,
};

/** A small chapter with everything that textbooks have. */
export const bakery = (language = 'en') => readMaterial({ language, chunks, apparatus });
