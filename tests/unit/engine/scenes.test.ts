import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWords, wordsOf } from '../../../shared/model/text/words.ts';
import { answerTo } from '../../fixtures/lesson/engine.ts';
import { contractFor, fixture, fixtureNames, type Taught, teach } from './teach.ts';

const parsed = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;
const runsOf = (text: string): Set<string> => {
  const words = wordsOf(text.replace(/\\/g, '').toLowerCase());
  return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')));
};

describe.each(fixtureNames)('the scenes on %s', (name) => {
  let taught: Taught;
  beforeAll(async () => {
    taught = await teach(fixture(name), contractFor(45, { genre: 'adventure', authorStyle: 'verne' }));
  });
  const texts = () => taught.scenes.filter(({ content }) => content !== null);
  const chapters = () => taught.scenes.filter(({ type }) => type === 'chapter');

  it('are of a length to read at once', () => {
    for (const { content } of texts()) {
      expect(countWords(content ?? '')).toBeGreaterThanOrEqual(60);
      expect(countWords(content ?? '')).toBeLessThanOrEqual(900);
    }
  });

  it('quote every chunk that a chapter is made from, word for word', () => {
    for (const chapter of chapters()) {
      const planned = taught.plan.scenes.find(({ order }) => order === chapter.order)?.chunks ?? [];
      expect(new Set(chapter.sources.map(({ chunk }) => chunk))).toEqual(new Set(planned));
      for (const { chunk, quote } of chapter.sources)
        expect(taught.context.chunks.find(({ id }) => id === chunk)?.text).toContain(quote);
    }
  });

  it('teach in the words of the material: about half of every chapter stands there, four words at a time', () => {
    const known = runsOf(taught.context.material);
    for (const { content } of chapters()) {
      const runs = [...runsOf(content ?? '')];
      expect(runs.filter((run) => known.has(run)).length / runs.length).toBeGreaterThan(0.45);
    }
  });

  it('begin differently, and none with a chapter’s own title', () => {
    const openings = texts().map(({ content }) => content?.slice(0, 60));
    expect(new Set(openings).size).toBe(openings.length);
    for (const { content, title } of texts()) expect(content?.startsWith(`### ${title}`)).toBe(false);
  });

  it('leave no gap where something was to be filled in', () => {
    for (const { content } of texts()) expect(content).not.toMatch(/\{\w+\}|undefined|“”|««|\*\*\*\*/);
  });
});

describe('a chapter on tables and code', () => {
  it('keeps tables as tables, code as code and steps in their order', async () => {
    const { scenes } = await teach(fixture('ferry-manual.md'), contractFor(60));
    const chapters = scenes.filter(({ type }) => type === 'chapter').map(({ content }) => content ?? '');
    const all = chapters.flatMap(parsed);
    expect(all.filter(({ type }) => type === 'table').length).toBeGreaterThanOrEqual(3);
    expect(all.filter((node) => node.type === 'code').map(({ lang }) => lang)).toEqual(
      expect.arrayContaining(['toml', 'sh']),
    );
    const steps = all.find((node) => node.type === 'list' && node.ordered);
    expect(steps).toMatchObject({ children: expect.objectContaining({ length: 6 }) });
    expect(chapters.join('\n')).toContain('[queue.mail]\nlease_time = 60');
  });

  it('explains the terms that it defines, in the words of the material', async () => {
    const { scenes } = await teach(fixture('ferry-manual.md'), contractFor(45));
    const terms = scenes.filter(({ type }) => type === 'chapter').flatMap((scene) => scene.terms);
    expect(terms).toContainEqual({
      term: 'dead letter',
      definition: 'A message that has failed so often that Ferry stops offering it.',
    });
  });
});

describe('asked again with reasons', () => {
  it('a chapter leaves the story out and keeps the material', async () => {
    const { context, plan } = await teach(fixture('suez-canal.txt'), contractFor(30));
    const planned = plan.scenes.find(({ type }) => type === 'chapter');
    const task = {
      kind: 'scene',
      type: 'chapter',
      order: 3,
      of: 9,
      title: planned?.title ?? '',
      chunks: planned?.chunks ?? [],
      chapters: [planned?.title ?? ''],
      words: { min: 100, max: 600 },
    } as const;
    const write = (reasons: string[]) => answerTo(context.prompt.call({ ...task, reasons }));
    const [first, again] = [write([]), write(['It has 950 words; 60 to 900 are right.'])];
    expect(first).toMatchObject({ content: expect.stringContaining('bundle') });
    expect(again).toMatchObject({ content: expect.not.stringContaining('bundle') });
    expect(again).toMatchObject({ content: expect.stringContaining('as long as there have been ships') });
  });
});

describe('a chapter that leaves something out', () => {
  it.each([15, 30, 45, 60])(
    'tells nothing of "that boy" without the sentence that names him (%i minutes)',
    async (minutes) => {
      const { scenes } = await teach(fixture('suez-canal.txt'), contractFor(minutes));
      for (const content of scenes.map((scene) => scene.content ?? ''))
        if (content.includes('that boy became ruler'))
          expect(content).toContain('a lonely and overweight boy named Said');
    },
  );
});
