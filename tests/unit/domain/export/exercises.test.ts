import { expect, it } from 'vitest';
import { bookMarkdown, bookOf } from '../../../../lambdas/domain/export/book.ts';
import { bookEpub } from '../../../../lambdas/domain/export/epub.ts';
import { bookHtml } from '../../../../lambdas/domain/export/html.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { Activity } from '../../../../shared/model/learning/activity.ts';
import { eightActivities, practisedContent } from '../../../fixtures/lesson/practised.ts';
import { chapter } from '../../../integration/lesson.ts';
import { complaintsOf } from './epubcheck.ts';
import { sceneOf } from './scene-of.ts';

const session = {
  id: newId('ses'),
  mode: 'custom',
  title: 'Bread',
  description: null,
  category: null,
  genre: null,
} as const;
const book = bookOf(session, [
  sceneOf(chapter(1, 'Dough'), {
    content: practisedContent,
    activities: [...eightActivities],
    terms: [],
    vignette: 'A baker wakes\nbefore the birds.',
  }),
  sceneOf(chapter(2, 'Crust')),
]);
const markdown = bookMarkdown(book);

it('asks the exercises after their chapter and answers them behind the last one', () => {
  expect(markdown.match(/^## .*$/gm)).toEqual(['## Dough', '## Crust', '## Terms', '## Answers to the exercises']);
  const [exercises, answers] = [markdown.indexOf('### Exercises'), markdown.indexOf('## Answers to the exercises')];
  expect(exercises).toBeLessThan(markdown.indexOf('## Crust'));
  const asked = markdown.slice(exercises, answers);
  expect(asked).toContain('**2. Without looking back: what does the part “What yeast does” say?**');
  expect(asked).toContain('yeast · gluten · fermentation · oxygen');
  expect(asked).toContain('- c) The heat of the oven');
  const told = markdown.slice(answers);
  expect(told).toContain('### Dough');
  expect(told).toContain('fermentation, gluten');
  expect(told).toContain('1. Yeast feeds on the sugar\n2. Gas makes the dough swell');
  expect(told).toContain('- **In the bowl:** Sugar turns into alcohol, The dough swells');
  expect(told).toContain('c) The heat of the oven');
});

it.each([
  [1, 'paragraph'],
  [2, 'passage'],
])('asks what paragraphs said by how they begin: %i, a %s', (blocks, called) => {
  const [recall] = eightActivities.filter((one) => one.kind === 'recall');
  const passage = { begins: 'Heat makes the', blocks };
  const activities = recall ? [{ ...recall, heading: null, passage, sentences: [] }] : [];
  const told = bookMarkdown(bookOf(session, [sceneOf(chapter(1, 'Dough'), { activities })]));
  expect(told).toContain(`what does the ${called} that begins “Heat makes the …” say?`);
});

/** What is printed of a recall that is compared with the text itself, beside an activity that has an answer. */
type Recall = Extract<Activity, { kind: 'recall' }>;
const recalled = (changes: Partial<Pick<Recall, 'heading' | 'task' | 'cues'>>): string => {
  const activities = eightActivities.flatMap((one): Activity[] =>
    one.kind === 'recall' ? [{ ...one, ...changes, sentences: [] }] : one.kind === 'why' ? [one] : [],
  );
  return bookMarkdown(bookOf(session, [sceneOf(chapter(1, 'Dough'), { activities })]));
};

it.each<[Parameters<typeof recalled>[0], string]>([
  [{ heading: 'Heat', task: 'summarize' }, 'sum up the part “Heat” in three sentences.'],
  [{ heading: 'Heat', task: 'explain' }, 'tell somebody who has not read it what the part “Heat” says.'],
  [{ heading: 'Heat', cues: [] }, 'what does the part “Heat” say?'],
  [
    { heading: 'Heat', cues: ['gas', 'sugar'] },
    'what does the part “Heat” say, among other things about gas and sugar?',
  ],
  [{ heading: null, cues: ['gas', 'sugar'] }, 'what does the text above say, among other things about gas and sugar?'],
])('lets a reader stop who recalls a part freely, without a number or an answer: %j', (changes, question) => {
  const told = recalled(changes);
  expect(told).toContain(`*Stop here. Without looking back: ${question}*\n\n### Exercises\n\n**1. Explain`);
  expect(told.slice(told.indexOf('## Answers'))).not.toMatch(/Compare it|\*\*2\.\*\*/);
});

it('asks for nothing where neither a name nor a term says what to recall', () => {
  expect(recalled({ heading: null, cues: [] })).not.toMatch(/looking back|\*\*2\./);
});

it('does not ask for steps in their own order', () => {
  const asked = markdown.slice(0, markdown.indexOf('## Answers'));
  const steps = eightActivities.flatMap((one) => (one.kind === 'order' ? one.steps.map(({ text }) => text) : []));
  const places = steps.map((step) => asked.indexOf(`\\_\\_\\_ ${step}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).not.toEqual(places.toSorted((one, other) => one - other));
});

it('lets a question of the book speak for itself where it has no number', () => {
  const asked = eightActivities.flatMap((one) => (one.kind === 'book' ? [{ ...one, number: null }] : []));
  const told = bookMarkdown(bookOf(session, [sceneOf(chapter(1, 'Dough'), { activities: asked })]));
  expect(told).toContain(`### Exercises\n\n**1.** ${asked[0]?.question}\n\n- a) `);
});

it('sets a vignette apart from the text, on one line', () => {
  expect(markdown).toContain('## Dough\n\n*A baker wakes before the birds.*\n\n');
});

it('asks what is to be guessed before the text that tells it', () => {
  const [text, exercises] = [markdown.indexOf('### How dough rises'), markdown.indexOf('### Exercises')];
  const guess = markdown.indexOf('**1. Before reading: what would you guess?**');
  expect(guess).toBeGreaterThan(0);
  expect(guess).toBeLessThan(text);
  expect(markdown.slice(exercises)).not.toContain('Before reading');
});

it('sets what a chapter is likened to behind its text', () => {
  const likeness = {
    title: 'Dough and a tent',
    image: 'Gas holds it up.',
    ends: 'A tent has poles.',
    asks: 'What are the poles?',
  };
  const told = bookMarkdown(bookOf(session, [sceneOf(chapter(1, 'Dough'), { content: 'Dough rises.', likeness })]));
  expect(told).toContain(
    'Dough rises.\n\n**Dough and a tent**\n\nGas holds it up.\n\nA tent has poles.\n\nWhat are the poles?',
  );
});

it('says nothing of exercises where there are none', () => {
  expect(bookMarkdown(bookOf(session, [sceneOf(chapter(2, 'Crust'))]))).not.toMatch(/exercise/i);
});

it('is a valid EPUB and a web page with them', async () => {
  expect(bookHtml(book)).toContain('Answers to the exercises');
  expect(await complaintsOf(bookEpub(book, { id: session.id, modified: '2026-01-02T03:04:05.678Z' }))).toEqual([]);
}, 120_000);
