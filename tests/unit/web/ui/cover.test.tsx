import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { coverArt } from '../../../../shared/cover/cover-art.ts';
import { Cover } from '../../../../web/src/features/cover/cover.tsx';

const modes: Mode[] = ['custom', 'traditional', 'anchor'];
const subject = (mode: Mode, id = '01JX4T') => ({ id, mode, title: 'The Locked Room of Light', genre: 'Mystery' });
const html = (element: React.ReactNode) => render(element).container.innerHTML;

describe('a cover', () => {
  it.each(modes)('of a %s session is the same each time it is drawn', (mode) => {
    expect(coverArt(subject(mode))).toEqual(coverArt(subject(mode)));
    expect(html(<Cover {...subject(mode)} />)).toBe(html(<Cover {...subject(mode)} />));
  });

  it('differs from id to id and from mode to mode', () => {
    const ids = Array.from({ length: 40 }, (_, number) => `session-${number}`);
    const drawn = modes.flatMap((mode) => ids.map((id) => JSON.stringify(coverArt(subject(mode, id)).picture)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(modes)('of a %s session uses the inks of its mode and no colour of its own', (mode) => {
    const inks = new RegExp(
      `^(none|url\\(#.*\\)|var\\(--(cover-(paper|hinge|gleam|${mode === 'custom' ? 'story' : mode}-[1-5]))\\))$`,
    );
    for (let number = 0; number < 30; number++) {
      const { container } = render(<Cover {...subject(mode, `session-${number}`)} />);
      for (const shape of container.querySelectorAll('[fill], [stroke]'))
        for (const name of ['fill', 'stroke']) {
          const ink = shape.getAttribute(name);
          if (ink !== null) expect(ink).toMatch(inks);
        }
    }
  });

  it('keeps its picture when the category becomes known, and may change its inks', () => {
    const before = coverArt(subject('custom'));
    const after = coverArt({ ...subject('custom'), category: 'Science' });
    expect(after.picture.map(({ tag, attributes }) => [tag, attributes['d']])).toEqual(
      before.picture.map(({ tag, attributes }) => [tag, attributes['d']]),
    );
  });

  it('shows the category where there is no genre', () => {
    expect(coverArt({ id: '1', mode: 'traditional', title: 'Cells', category: 'Biology' }).by.text).toBe('Biology');
  });

  it.each([
    'Cells',
    'A Ledger for the Tulip Season',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    '光合作用はどのように働くか',
    '',
  ])('sets the title "%s" in four lines at most', (title) => {
    const art = coverArt({ ...subject('traditional'), title });
    expect(art.title.length).toBeLessThanOrEqual(4);
    expect(art.titleSize).toBeGreaterThanOrEqual(12);
    expect(art.titleSize).toBeLessThanOrEqual(38);
  });

  it('takes a title as text', () => {
    const { container } = render(<Cover {...subject('custom')} title="<img src=x>" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('tspan')?.textContent).toContain('<img');
  });

  it('is a blank proof before writing, inks from the foot, and is printed when done', () => {
    const proof = (inked?: number) => {
      const { container } = render(<Cover {...subject('custom')} {...(inked === undefined ? {} : { inked })} />);
      const cover = container.querySelector<HTMLElement>('.cover');
      return [
        cover?.dataset['proof'],
        cover?.style.getPropertyValue('--inked'),
        container.querySelectorAll('svg').length,
      ];
    };
    expect(proof(0)).toEqual(['blank', '0%', 1]);
    expect(proof(5 / 9)).toEqual(['inking', '56%', 2]);
    expect(proof()).toEqual([undefined, '', 1]);
  });

  it('is decoration to a screen reader', () => {
    const { container } = render(<Cover {...subject('anchor')} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
