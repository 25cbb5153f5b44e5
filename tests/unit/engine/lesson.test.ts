import { beforeAll, describe, expect, it } from 'vitest';
import { reviewQuestions } from '../../../lambdas/domain/generation/review.ts';
import { contractFor, fixture, fixtureNames, type Taught, teach } from './teach.ts';

const styles = ['doyle', 'tolkien', 'asimov', 'twain', 'austen', 'poe', 'orwell'];
const genres = ['mystery', 'fantasy', 'science-fiction', 'comedy', 'romance', 'horror', 'documentary'];

describe.each(fixtureNames.map((name, index) => ({ name, index })))('a lesson from $name', ({ name, index }) => {
  const contract = contractFor(30, { genre: genres[index] ?? '', authorStyle: styles[index] ?? '' });
  let taught: Taught;
  beforeAll(async () => {
    taught = await teach(fixture(name), contract);
  });

  it('has every scene and quiz of the plan, and none of them had to be written twice [GEN-61]', () => {
    expect(taught.failed).toEqual([]);
    expect(taught.repairs).toBe(0);
    expect(taught.scenes.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['overview', 'chapter', 'quiz', 'summary']),
    );
  });

  it('asks nothing twice and nothing that no chapter taught', () => {
    expect(reviewQuestions(taught.scenes, taught.plan)).toEqual([]);
  });

  it('names itself, and no two of its scenes alike', () => {
    const titles = taught.proposal.scenes.map(({ title }) => title);
    expect(taught.plan.title.length).toBeGreaterThan(3);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is the same again for the same material and contract', async () => {
    const again = await teach(fixture(name), contract);
    expect(again.proposal).toEqual(taught.proposal);
    expect(again.scenes).toEqual(taught.scenes);
  });
});

describe('the plan', () => {
  it('keeps a title that was given, and makes one where there is none [CUST-21]', async () => {
    const text = fixture('suez-canal.txt');
    expect((await teach(text, contractFor(15, { title: 'My canal' }))).plan.title).toBe('My canal');
    expect((await teach(text, contractFor(15))).plan.title).toContain('Suez Canal');
  });

  const places = ['Bengal', 'Madras', 'Bombay', 'Ceylon'];
  const chronicle = places
    .map(
      (place) =>
        `# The British in ${place}\n\nThe British came to ${place} by sea. British merchants built a port there, and the British garrison guarded it. ${'British ships carried tea, cotton and spices from the harbour to London every spring. '.repeat(4)}The British left the port to its people in the end.`,
    )
    .join('\n\n');

  it('is not called by one word that stands in every heading', async () => {
    expect((await teach(chronicle, contractFor(15))).plan.title).toContain('British in Bengal');
  });

  it('is called what its document is called, where no heading stands above everything', async () => {
    const title = 'Ports of the Indian Ocean';
    expect((await teach(chronicle, contractFor(15), title)).plan.title).toContain(title);
    expect((await teach(fixture('suez-canal.txt'), contractFor(15), 'scan')).plan.title).toContain('Suez Canal');
  });

  it('quotes a heading that is a quotation once', async () => {
    const quoted = chronicle.replaceAll(/^# (.*)$/gm, '# “$1”');
    const { description } = (await teach(quoted, contractFor(15))).plan;
    expect(description).toContain('“');
    expect(description).not.toMatch(/[“"”]{2}/);
  });

  const titlesOf = async (name: 'the-salt-road.txt' | 'suez-canal.txt' | 'ferry-manual.md'): Promise<string[]> =>
    (await teach(fixture(name), contractFor(60))).plan.scenes.map(({ title }) => title);

  it('names the chapters of a story without headings by how they begin', async () => {
    const text = fixture('the-salt-road.txt');
    const begun = (await titlesOf('the-salt-road.txt')).flatMap((title) => /^“(.+) …”$/.exec(title)?.[1] ?? []);
    expect(begun.length).toBeGreaterThan(4);
    expect(begun.filter((words) => !text.includes(words))).toEqual([]);
  });

  it.each(['the-salt-road.txt', 'suez-canal.txt', 'ferry-manual.md'] as const)(
    'numbers no scene of %s: a second bridge says what it comes after',
    async (name) => {
      expect((await titlesOf(name)).filter((title) => /, part \d/.test(title))).toEqual([]);
    },
  );

  it('lets a quiz ask only about chunks that chapters before it teach', async () => {
    const { plan, proposal } = await teach(fixture('ferry-manual.md'), contractFor(45));
    const before = new Set<string>();
    for (const [index, { type }] of plan.scenes.entries()) {
      const proposed = proposal.scenes[index]?.chunks ?? [];
      if (type === 'chapter') for (const id of proposed) before.add(id);
      if (type === 'quiz') expect(proposed.filter((id) => !before.has(id))).toEqual([]);
    }
  });

  it('files material under a subject only where its words leave no doubt', async () => {
    expect((await teach(fixture('cellular-respiration.txt'), contractFor(15))).proposal).toMatchObject({
      category: 'science-technology-engineering-and-mathematics',
      subcategory: 'biology',
    });
    expect((await teach(fixture('the-salt-road.txt'), contractFor(15))).proposal).toMatchObject({ category: '' });
  });

  it('gives only tags that the material names', async () => {
    const { proposal } = await teach(fixture('ferry-manual.md'), contractFor(15));
    expect(Object.values(proposal.tags).flat()).toEqual([]);
    const text = `${fixture('library-meeting.md')}\n\nThe figures are kept in Excel, and Ben is writing a Python script for them.`;
    expect((await teach(text, contractFor(15))).proposal.tags.tool.sort()).toEqual(['excel', 'python']);
  });
});
