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

  it('is called as its section is, and no two alike', () => {
    const titles = chaptersOf(half).map(({ title }) => title);
    expect(titles).toEqual(['Keeping an orchard', 'Planting', 'Pruning', 'Harvest', 'Cellar']);
    expect(new Set(titles).size).toBe(titles.length);
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
    expect(scenes[0]?.content).toMatch(/^These are your material’s own words/);
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
  expect(quizzes.every(({ questions }) => questions > 0)).toBe(true);
});
