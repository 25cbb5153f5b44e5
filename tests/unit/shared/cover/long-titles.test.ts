import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { coverArt } from '../../../../shared/cover/cover-art.ts';
import type { Shape } from '../../../../shared/cover/shape.ts';

const modes: Mode[] = ['custom', 'traditional', 'anchor'];
const titles = [
  'The Moon and the Ferry',
  'How the harbour of Brekka got its tide tables, and why nobody believed them',
  'The long way '.repeat(24),
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(7),
];
const covers = modes.flatMap((mode) =>
  titles.flatMap((title) =>
    Array.from({ length: 60 }, (_, number) => coverArt({ id: `session-${number}`, mode, title, genre: 'Mystery' })),
  ),
);

/** The highest point of what is drawn in lines and circles; the rest is clipped or stands low by its numbers. */
const topOf = ({ tag, attributes }: Shape): number => {
  if (tag === 'circle') return Number(attributes['cy']) - Number(attributes['r']);
  const d = String(attributes['d'] ?? 'A');
  if (/[^MLZ\d\s.-]/.test(d)) return Number.POSITIVE_INFINITY;
  const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return Math.min(...points.filter(([x]) => x >= 0 && x <= 300).map(([, y]) => y));
};

describe('the cover of a long title', () => {
  it('keeps its title and its picture apart', () => {
    const overprinted = covers.filter(({ centred, title, titleSize, picture }) => {
      // Letters reach a quarter of their size below their line
      const foot = (title.at(-1)?.y ?? 0) + titleSize * 0.25;
      return !centred && Math.min(...picture.map(topOf)) < foot;
    });
    expect(overprinted).toEqual([]);
  });

  it('sets it in four lines at most, of no more letters than a line holds, and says that it goes on', () => {
    for (const { title } of covers) expect(title.length).toBeLessThanOrEqual(4);
    const [cut] = modes.map((mode) => coverArt({ id: 'session-1', mode, title: titles[3] ?? '' }));
    expect(Math.max(...(cut?.title ?? []).map(({ text }) => text.length))).toBeLessThan(40);
    expect(cut?.title.at(-1)?.text).toMatch(/…$/);
  });

  it('cuts a genre that is longer than the cover is wide', () => {
    const { by } = coverArt({ id: 'session-1', mode: 'custom', title: 'Tides', genre: 'Sea shanties '.repeat(15) });
    expect(by.text).toMatch(/^Sea shanties .*…$/);
    expect(by.text.length).toBeLessThan(45);
  });
});
