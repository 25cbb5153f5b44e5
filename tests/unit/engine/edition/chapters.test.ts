import { expect, it } from 'vitest';
import { contractFor, type Taught, teach } from '../teach.ts';
import { orchard } from './orchard.ts';

const chaptersOf = ({ scenes }: Taught) => scenes.filter(({ type }) => type === 'chapter');
const titlesOf = (taught: Taught): string[] => chaptersOf(taught).map(({ title }) => title);

it('a chapter is called as its section is, and no two alike', async () => {
  expect(titlesOf(await teach(orchard, contractFor(30)))).toEqual([
    'Keeping an orchard',
    'Planting',
    'Pruning',
    'Harvest',
    'Cellar',
  ]);
});

/** Paragraphs of so many words each, with one sentence of their own before the same ones again. */
const paragraphs = (firsts: readonly string[], again: string, words: number): string =>
  firsts.map((first) => `${first} ${again.repeat(Math.ceil(words / again.split(' ').length))}`).join('\n\n');
const wheel = 'The wheel of the spinner turns the wool into yarn on every day. ';

it('a part of a long section is called after what only it is about', async () => {
  const firsts = Array.from({ length: 10 }, (_, at) =>
    at < 5
      ? `Day ${at} passes.`
      : `Then the Marsh Weavers come in year ${at}, and the yarn goes to the **spindle tax**.`,
  );
  const text = `# Wool\n\n## Spinning\n\n${paragraphs(firsts, wheel, 100)}\n\n## Looms\n\n${wheel.repeat(20)}`;
  const titles = titlesOf(await teach(text, contractFor(45)));
  expect(titles.slice(0, 2)).toEqual(['Spinning', 'Spinning: Marsh Weavers and spindle tax']);
});

it('a box stays with the section that it stands in', async () => {
  const box =
    '<div data-type="note"><div data-type="title">Moths</div>\n\nMoths eat wool where nobody looks.\n\n</div>';
  const text = `# Wool\n\n## Spinning\n\n${paragraphs(['One day passes.'], wheel, 1_400)}\n\n${box}\n\n## Looms\n\n${wheel.repeat(20)}`;
  const told = chaptersOf(await teach(text, contractFor(45)));
  expect(told.find(({ content }) => content?.includes('Moths eat'))?.title).toBe('Spinning');
});

it('a long section whose parts are about nothing of their own is one chapter', async () => {
  const firsts = Array.from({ length: 12 }, (_, at) => `Day ${at} passes.`);
  const text = `# Wool\n\n## Spinning\n\n${paragraphs(firsts, wheel, 100)}\n\n## Looms\n\n${wheel.repeat(20)}`;
  expect(titlesOf(await teach(text, contractFor(45)))).toEqual(['Spinning', 'Looms']);
});

it('a part of one that is too long for a chapter is called by how it begins', async () => {
  const firsts = Array.from({ length: 24 }, (_, at) => `On day ${at} of the year the sheep are counted.`);
  const text = `# Wool\n\n## Spinning\n\n${paragraphs(firsts, wheel, 110)}`;
  const titles = titlesOf(await teach(text, contractFor(30)));
  expect(titles[0]).toBe('Spinning');
  expect(titles[1]).toMatch(/^“On day \d+ of the year …”$/);
  expect(new Set(titles).size).toBe(titles.length);
});

it('no chapter is longer than can be kept in mind, also of a text without headings', async () => {
  const long = `# Wool\n\n${Array.from({ length: 30 }, (_, at) => `${'The wheel turns wool into yarn on every day. '.repeat(12)}${at}`).join('\n\n')}`;
  const sizes = chaptersOf(await teach(long, contractFor(30))).map(({ content }) => content?.split(/\s+/).length ?? 0);
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(1_000);
});

/** A manual with a section for each name, of so many sentences. */
const manual = (names: readonly string[], sentences: number, opening = ''): string => {
  const told = (name: string): string =>
    Array.from(
      { length: sentences },
      (_, at) => `${name} is told here, and the wheel turns wool into thread ${at + 1}.`,
    ).join(' ');
  return `# Wool\n\n${opening}${names.map((name) => `## ${name}\n\n${told(name)}`).join('\n\n')}`;
};

it('a chapter of several sections names them all', async () => {
  const names = ['What a wheel does', 'How yarn is twisted, and why', 'Dyes', 'Where moths live', 'Looms'];
  const lesson = await teach(manual(names, 8), contractFor(15));
  const [first] = chaptersOf(lesson);
  const held = names.filter((name) => first?.content?.includes(`### ${name}`));
  expect(held.length).toBeGreaterThan(1);
  expect(first?.title).toBe(held.join('; '));
  expect(lesson.scenes[0]?.content).toMatch(/^1\. .+ \(\d min\)\n2\. /m);
});

it('a chapter of more sections than fit is named after the largest, and lists them before it is read', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `How the wheel of workshop ${at + 1} turns wool into thread`);
  const lesson = await teach(manual(names, 4), contractFor(15));
  const [first] = chaptersOf(lesson);
  expect(first?.title).toMatch(/^How the wheel of workshop \d turns wool into thread, and more$/);
  expect(lesson.scenes[0]?.content).toContain(`1. ${first?.title} (2 min)\n   - ${names[0]}\n`);
});

it('what opens a text is named as the text is, also in one chapter with the section after it', async () => {
  const opening = 'Wool is shorn in spring, and it is washed before anybody spins it.\n\n';
  const lesson = await teach(manual(['Wheels', 'Looms', 'Dyes'], 14, opening), contractFor(30));
  const [first] = chaptersOf(lesson);
  expect(first?.title).toBe('Wool; Wheels');
  expect(first?.content).toMatch(/^Wool is shorn.+\n\n### Wheels$/m);
});

it('no line is drawn before a heading that says where one is', async () => {
  const boxed = 'Twisting takes practice, and a spindle that hangs straight is half of it. '.repeat(40);
  const text = `# Wool\n\nWool is old.\n\n## Spinning\n\nYarn is spun.\n\n### Spindles\n\n${boxed}\n\n### Bobbins\n\nA bobbin holds the yarn.\n\n### Reels\n\nA reel winds the yarn up.`;
  const told = chaptersOf(await teach(text, contractFor(15)))
    .map(({ content }) => content)
    .join('\n\n');
  expect(told).toContain('### Bobbins');
  expect(told).not.toContain('* * *');
});
