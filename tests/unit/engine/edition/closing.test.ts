import { describe, expect, it } from 'vitest';
import { keySentences } from '../../../../lambdas/engine/edition/sentences.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { contractFor, teach } from '../teach.ts';

describe('the sentences worth keeping', () => {
  const reading = readMaterial({
    language: 'en',
    chunks: [
      ...['upper gate shuts off a stream', 'lower gate drains a basin', 'middle gate saves rain'].map((does, at) => ({
        id: `c${at}`,
        heading: 'Locks › Gates',
        text: `The ${does} by its **paddles** and **sills**. From Sluice ${at}.6 on, **paddles** and **sills** have ${at + 2} wings.`,
      })),
      { id: 'c9', heading: 'Locks › Ropes', text: 'Ropes keep boats from drifting about at night.' },
    ],
  });
  const parts = [reading.bodies.slice(0, 3), reading.bodies.slice(3)];

  it('come from every part', () => {
    expect(keySentences(reading, parts, 3)).toContain('Ropes keep boats from drifting about at night.');
  });

  it('are none that hold for one version only', () => {
    expect(keySentences(reading, parts, 8).join('\n')).not.toContain('Sluice');
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
