import { beforeAll, describe, expect, it } from 'vitest';
import { contractFor, type Taught, teach } from '../teach.ts';
import { longOrchard, orchard } from './orchard.ts';

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const chaptersOf = ({ scenes }: Taught) => scenes.filter(({ type }) => type === 'chapter');
const sectionOf = (heading: string): string => orchard.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

let half: Taught;
let quarter: Taught;
beforeAll(async () => {
  half = await teach(orchard, contractFor(30));
  quarter = await teach(longOrchard(), contractFor(15));
});

describe('a chapter', () => {
  it('is whole sections, word for word and in their order', () => {
    const told = bare(
      chaptersOf(half)
        .map(({ title, content }) => `${title} ${content}`)
        .join(' '),
    );
    for (const heading of ['Planting', 'Harvest', 'Cellar']) expect(told).toContain(bare(sectionOf(heading)));
    expect(told.indexOf('stakes')).toBeLessThan(told.indexOf('branches'));
  });

  it('keeps tables, lists and the headings below its own', () => {
    const told = chaptersOf(half)
      .map(({ content }) => content)
      .join('\n\n');
    expect(told).toContain('| thinning | in frost |');
    expect(told).toContain('2. Turn it gently');
    expect(told).toMatch(/^### Summer$/m);
    expect(told).not.toMatch(/^#{1,2} /m);
  });

  it('has its vignette beside the text and never in it, another one at each door', () => {
    const vignettes = chaptersOf(half).map(({ vignette }) => vignette);
    expect(vignettes.every((vignette) => vignette !== undefined && vignette !== '')).toBe(true);
    expect(new Set(vignettes).size).toBe(vignettes.length);
    for (const { content, vignette } of chaptersOf(half)) expect(content).not.toContain(vignette);
  });

  it('explains a term in the margin where it first comes up', () => {
    const terms = chaptersOf(half).flatMap((chapter) => chapter.terms.map(({ term }) => [chapter.title, term]));
    expect(terms.filter(([, term]) => term === 'rootstock')).toHaveLength(1);
  });

  it('has practice', () => {
    for (const { activities } of chaptersOf(half)) expect(activities.map(({ kind }) => kind)).toContain('recall');
  });
});

describe('a lesson that is shorter than its material', () => {
  it('leaves whole sections for another one and says which', () => {
    const told = chaptersOf(quarter)
      .map(({ content }) => content)
      .join('\n\n');
    const overview = quarter.scenes.find(({ type }) => type === 'overview')?.content ?? '';
    const closing = quarter.scenes.find(({ type }) => type === 'summary')?.content ?? '';
    const left = ['soil', 'stakes', 'branches', 'shoots', 'apples', 'shelves', 'bees', 'wheels'].filter(
      (word) => !told.includes(word),
    );
    expect(left.length).toBeGreaterThan(0);
    expect(overview).not.toContain('Left for another lesson');
    expect(closing).toContain('### Left for another lesson');
    for (const heading of ['Planting', 'Harvest', 'Cellar'])
      expect(bare(told).includes(bare(sectionOf(heading)))).toBe(!closing.includes(`- ${heading}`));
  });
});

describe('a structured lesson', () => {
  it('has no vignette and no opening of a story', async () => {
    const { scenes } = await teach(
      orchard,
      contractFor(30, { mode: 'traditional', lessonStyle: 'structured', genre: '' }),
    );
    expect(scenes.every(({ vignette }) => vignette === undefined)).toBe(true);
    expect(scenes[0]?.content).toMatch(/^### What lies ahead/);
  });
});

describe('an anchor lesson', () => {
  it('likens a chapter to the universe below its text, with where that ends', async () => {
    const anchor = { universe: 'star-wars', work: null, spoilersOk: false };
    const { scenes } = await teach(orchard, contractFor(30, { mode: 'anchor', anchor, genre: '' }));
    const cards = scenes.flatMap(({ likeness }) => likeness ?? []);
    expect(cards.length).toBeGreaterThan(0);
    for (const { title, ends, asks } of cards) {
      expect(title).toContain('Star Wars');
      expect(ends).not.toBe('');
      expect(asks).toMatch(/\?$/);
    }
  });
});

it('makes no quiz of what holds no question', () => {
  const quizzes = half.plan.scenes.filter(({ type }) => type === 'quiz');
  expect(quizzes.every(({ questions, open }) => questions + (open?.shortAnswers ?? 0) > 0)).toBe(true);
});

describe('an edition of a chapter of a book', () => {
  const bread = `# Bread

By the end of this section, you will be able to:

- Explain why dough rises

Bread is older than writing, and its dough has hardly changed since then in any country.

## Yeast

${'Yeast feeds on the sugar of the flour and gives off a gas that lifts the dough. '.repeat(12)}

## Salt

${'Salt slows the yeast down and makes the gluten of the dough firm enough to hold the gas. '.repeat(12)}

## The Oven and the Crust

### Heat

${'Heat makes the bubbles of the dough larger and then stops the yeast for good. '.repeat(12)}

### Steam

${'Steam keeps the skin of the loaf soft until the loaf has grown as far as it can. '.repeat(12)}

## Review Questions

1. What does yeast give off?
   1. a gas
   2. a salt
   3. an acid
   4. a sugar

2. Why do you think bakers work at night?

## Answer Key

1. a
`;
  const lesson = async () =>
    (await teach(bread, contractFor(30, { mode: 'traditional', lessonStyle: 'structured' }))).scenes;

  it('opens with what a reader will be able to do and a map with the headings of each chapter', async () => {
    const [first] = await lesson();
    expect(first?.content).toMatch(/able to do afterwards\n\n- Explain why dough rises/);
    expect(first?.content).toMatch(/^\d\. The Oven and the Crust \(\d min\)\n {3}- Heat\n {3}- Steam$/m);
  });

  it('repeats nothing between its chapters and promises nothing that it does not keep', async () => {
    const types = (await lesson()).map(({ type }) => type);
    expect(types).not.toContain('signposts');
    expect(types).not.toContain('recap');
  });

  it('ends with the questions of the book, each once, and names those without an answer', async () => {
    const scenes = await lesson();
    const asked = scenes.flatMap(({ quiz, activities }) => [
      ...(quiz?.questions ?? []).map(({ question }) => question),
      ...activities.flatMap((one) => (one.kind === 'book' ? [one.question] : [])),
    ]);
    expect(asked.filter((question) => question.includes('yeast give off'))).toHaveLength(1);
    expect(scenes.at(-1)?.content).toContain(
      '### Questions that your material leaves to you\n\n**1.** Why do you think bakers work at night?',
    );
  });
});
