import { describe, expect, it } from 'vitest';
import type { GenerationSpec } from '../../../lambdas/domain/generation/spec.ts';
import { topicTexts } from '../../../lambdas/engine/topics/topic-texts.ts';
import { universeCardFor } from '../../../lambdas/engine/universes/universe-cards.ts';
import { anchorPlan, targets } from '../../../shared/catalogue/duration-plan.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import { contractFor, fixture, teach } from './teach.ts';

const topic = { topic: 'Learning Habits', subtopic: 'Active Recall', focus: '' };
const text = topicTexts.get('active-recall') ?? '';

const anchored = (universe: string, some: Partial<GenerationSpec> = {}) => {
  const { scenes, questions } = targets(anchorPlan(30));
  return contractFor(30, {
    mode: 'anchor',
    title: 'My habits',
    genre: '',
    authorStyle: '',
    topic,
    anchor: { universe, work: null, spoilersOk: false },
    sceneTarget: scenes,
    questionTarget: questions,
    ...some,
  });
};
const lesson = (lessonStyle: 'structured' | 'concise') =>
  contractFor(30, { mode: 'traditional', genre: '', authorStyle: '', lessonStyle });
const chaptersIn = ({ scenes }: Awaited<ReturnType<typeof teach>>) =>
  scenes.filter(({ type }) => type === 'chapter').map(({ content }) => content ?? '');
const firstOf = ({ scenes }: Awaited<ReturnType<typeof teach>>) => scenes[0]?.content ?? '';

describe('an anchor session of the engine', () => {
  it.each(universes)(
    'likens an idea of every chapter to $label, each in another picture, and says where it ends [GEN-62]',
    async ({ slug, label }) => {
      const taught = await teach(text, anchored(slug));
      const chapters = chaptersIn(taught);
      expect(taught.failed).toEqual([]);
      expect(chapters.length).toBeGreaterThan(3);
      for (const chapter of chapters) {
        expect(chapter).toContain(`### A picture from ${label}`);
        expect(chapter).toMatch(/\*\*Where the picture ends\.\*\* \S/);
        expect(chapter).toMatch(/\*\*To think about:\*\* .+\?/);
        expect(chapter).not.toMatch(/[{}]/);
      }
      const images = Object.values(universeCardFor(slug).systems).flatMap((all) => all.map(({ image }) => image));
      const used = chapters.map((chapter) => images.find((image) => chapter.includes(image)));
      expect(used).not.toContain(undefined);
      expect(new Set(used).size).toBe(chapters.length);
    },
  );

  it('shows no picture that gives a story away, unless that was allowed [ANCH-08]', async () => {
    const { systems } = universeCardFor('the-matrix');
    const spoilers = Object.values(systems).flatMap((all) => all.filter(({ spoilerFree }) => !spoilerFree));
    expect(spoilers.length).toBeGreaterThan(0);
    const all = chaptersIn(await teach(text, anchored('the-matrix'))).join('\n');
    for (const { image } of spoilers) expect(all).not.toContain(image);
  });

  it('is about the topic that was asked for, whatever its session is called [GEN-12]', async () => {
    const taught = await teach(text, anchored('star-wars'));
    expect(taught.plan.title).toBe('My habits');
    expect(firstOf(taught)).toContain('active recall');
    expect(firstOf(taught)).not.toContain('My habits');
  });

  it('takes what was typed for a universe or a work as a name and nothing more [CAT-23, ANCH-07]', async () => {
    const typed = { universe: 'Dune {topic} <b>*', work: 'The {title} *one*', spoilersOk: false };
    const taught = await teach(text, anchored('', { anchor: typed }));
    expect(taught.failed).toEqual([]);
    expect(firstOf(taught)).toContain('You chose Dune topic \\<b\\>\\*');
    expect(firstOf(taught)).toContain('You named The title \\*one\\*');
  });

  it('says whose text it is made from [ANCH-24]', async () => {
    expect(firstOf(await teach(text, anchored('star-wars')))).toContain('comes from your material');
    const borrowed = await teach(text, anchored('star-wars', { origin: 'model' }));
    expect(firstOf(borrowed)).toContain('not from material of yours');
    expect(borrowed.plan.description).not.toContain('the material itself');
  });

  it.each([
    ['cellular-respiration.txt', /\byou/i],
    ['ciclo-del-agua.md', /\btus?\b/i],
    ['eisenbahn.md', /\b(?:du\b|dein)/i],
  ] as const)(
    'describes a lesson on %s to whoever finds it, not to who brought the material',
    async (name, address) => {
      const { plan } = await teach(fixture(name), contractFor(15));
      expect(plan.description).toMatch(/material/i);
      expect(plan.description).not.toMatch(address);
    },
  );

  it.each([
    ['ciclo-del-agua.md', 'Una imagen de Star Wars', 'Dónde termina la imagen.', 'procede de tu material'],
    ['eisenbahn.md', 'Ein Bild aus Star Wars', 'Wo das Bild endet.', 'stammt aus deinem Material'],
  ] as const)(
    'asks who reads %s for the pictures, in its language, and says where each ends [GEN-62]',
    async (...row) => {
      const [name, heading, ends, origin] = row;
      const taught = await teach(fixture(name), anchored('star-wars', { topic: null, title: null }));
      expect(taught.failed).toEqual([]);
      expect(firstOf(taught)).toContain('Star Wars');
      expect(firstOf(taught)).toContain(origin);
      const chapters = chaptersIn(taught);
      for (const chapter of chapters) {
        expect(chapter).toContain(`### ${heading}`);
        expect(chapter).toContain(`**${ends}**`);
        expect(chapter).not.toMatch(/[{}]|picture from/);
      }
      const pictures = chapters.map((chapter) => chapter.split(`### ${heading}`)[1]);
      expect(new Set(pictures).size).toBe(chapters.length);
    },
  );

  it('is the same every time', async () => {
    const [one, other] = [await teach(text, anchored('the-matrix')), await teach(text, anchored('the-matrix'))];
    expect(one.scenes).toEqual(other.scenes);
  });
});

describe('a Traditional lesson of the engine', () => {
  it('opens with objectives and an outline, and asks in assessments [GEN-60]', async () => {
    const taught = await teach(fixture('cellular-respiration.txt'), lesson('structured'));
    const opening = firstOf(taught);
    expect(taught.failed).toEqual([]);
    expect(opening).toMatch(/### By the end you should be able to\n\n- explain what \*\*/);
    expect(opening).toMatch(/\n1\. .+\n2\. /);
    const quizzes = taught.scenes.filter(({ quiz }) => quiz);
    expect(new Set(quizzes.map(({ type }) => type))).toEqual(new Set(['assessment']));
  });

  it('tells no story [GEN-60]', async () => {
    const taught = await teach(fixture('cellular-respiration.txt'), lesson('structured'));
    const [first = ''] = chaptersIn(taught);
    expect(first).toMatch(/^> \*\*Keep this in mind/);
    expect(first.replace(/[*_]/g, '')).toContain('Every cell in your body needs energy, and it needs it all the time.');
  });

  it('is shorter as a quick note, and ends in what counts [TRAD-32]', async () => {
    const [note, full] = await Promise.all([
      teach(fixture('suez-canal.txt'), { ...lesson('concise'), sceneTarget: 4, questionTarget: 4 }),
      teach(fixture('suez-canal.txt'), lesson('structured')),
    ]);
    const wordsOf = (taught: typeof note) =>
      taught.scenes.reduce((sum, { content }) => sum + (content ?? '').split(/\s+/).length, 0);
    expect(note.failed).toEqual([]);
    expect(note.scenes.at(-1)?.type).toBe('summary');
    expect(wordsOf(note)).toBeLessThan(wordsOf(full));
  });
});
