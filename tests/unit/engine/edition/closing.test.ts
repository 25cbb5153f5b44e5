import { describe, expect, it } from 'vitest';
import { contractFor, teach } from '../teach.ts';

const gates = 'A lock lifts boats, and its keeper opens the gates for them by day and by night. '.repeat(30);
const last = async (end: string, mode: 'custom' | 'traditional') => {
  const text = `# Locks\n\n## Gates\n\n${gates}\n\n## Pens\n\n${gates}\n\n${end}`;
  const { scenes } = await teach(text, contractFor(30, { mode, ...(mode === 'traditional' ? { genre: '' } : {}) }));
  return scenes.at(-1);
};

describe('the end of a lesson', () => {
  it('is the whole summary of the material, and no sentence that somebody chose', async () => {
    const own = 'Canals made towns rich.\n\nNobody had foreseen how fast railways would take their place.';
    const scene = await last(`## Section Summary\n\n${own}`, 'traditional');
    expect(scene?.content).toBe(`### The summary from your material\n\n${own}`);
  });

  it('has the answers of the book to what its text does not teach behind the last of its questions', async () => {
    const asked = '1. Who discovered the moons of Jupiter?\n2. What does a lock lift?';
    const answers = '1. Galileo Galilei discovered four of them in Padua.\n2. A lock lifts boats.';
    const scene = await last(`## Review Questions\n\n${asked}\n\n## Answers\n\n${answers}`, 'traditional');
    const content = scene?.content ?? '';
    expect(content).toMatch(/Who discovered the moons of Jupiter\?\n\n---\n\n\*\*1\.\*\* Galileo Galilei discovered/);
    expect(scene?.activities).toMatchObject([{ kind: 'book', question: 'What does a lock lift?' }]);
  });

  it('is left out where it would say nothing', async () => {
    expect((await last('', 'traditional'))?.type).not.toBe('summary');
    expect((await last('', 'custom'))?.type).toBe('summary');
  });

  it('of a part of the material has what is said of that part', async () => {
    const sections = Array.from(
      { length: 20 },
      (_, at) => `## Dock${at}\n\n${`Crane${at} unloads barrels${at} for merchant${at} at pier${at}. `.repeat(70)}`,
    );
    const sums = sections.map((_, at) => `Merchant${at} has a crane${at} on the pier${at}.`);
    const { scenes } = await teach(
      `# Docks\n\n${sections.join('\n\n')}\n\n## Summary\n\n${sums.join('\n\n')}`,
      contractFor(15),
    );
    const content = scenes.at(-1)?.content ?? '';
    const told = scenes.map(({ type, content: text }) => (type === 'chapter' ? text : '')).join('\n');
    const kept = sums.filter((line) => content.includes(line));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(sums.filter((_, at) => told.includes(`Crane${at} unloads`)));
  });
});

describe('a list of books', () => {
  const books = (about: string): string =>
    Array.from(
      { length: 8 },
      (_, at) =>
        `Lee, Ann B. ${1990 + at}. *What ${about} Do by Day and by Night, and Who Looks After Them*. Lockport: Sill Press.`,
    ).join('\n\n');
  const list = `---\ntitle: Further Reading\n---\n\n## Gates\n\n${books('Gates')}\n\n## Ropes\n\n${books('Ropes')}\n`;

  it('is told as what it is, with nothing to keep and nothing to practise', async () => {
    const { scenes } = await teach(list, contractFor(15));
    expect(scenes.flatMap(({ activities }) => activities)).toEqual([]);
    expect(scenes.map(({ content }) => content).join('\n')).not.toContain('worth keeping');
    expect(scenes.map(({ content }) => content).join('\n')).toContain('Lockport: Sill Press.');
  });

  it('is no list of years', async () => {
    const years = Array.from(
      { length: 12 },
      (_, at) => `In ${1790 + at}, the keepers of the canal built a lock with ${at + 2} gates.`,
    );
    const { scenes } = await teach(`# Locks\n\n${years.join('\n\n')}`, contractFor(15));
    expect(scenes.flatMap(({ activities }) => activities)).not.toEqual([]);
  });
});
