import { describe, expect, it } from 'vitest';
import { type Likeness, likenessesOf, likenessKinds, universeFor } from '../../../../lambdas/engine/data/universes.ts';
import { ownLikenesses } from '../../../../lambdas/engine/locales/phrases.ts';
import { universes } from '../../../../shared/catalogue/universes.ts';

const likenessesIn = (name: string) => universeFor(name).likenesses;
const cards = (all: ReturnType<typeof likenessesIn>) => likenessKinds.flatMap((kind) => all[kind]);
const said = ({ image, frame, breaks, asks }: Likeness) => [image, frame, breaks, asks];

const names = [...universes.map(({ slug }) => slug), 'typed'];
const everySet = [
  ...names.map((name) => [name, likenessesIn(name)] as const),
  ...['de', 'es'].map((code) => [code, ownLikenesses(code)!] as const),
];

describe('the likenesses of a universe', () => {
  it('are there for each curated universe and each kind of relation, with where they end [CAT-21]', () => {
    for (const { slug, label } of universes) {
      expect(universeFor(label)).toBe(universeFor(slug));
      for (const kind of likenessKinds) expect(likenessesIn(slug)[kind].length, kind).toBeGreaterThanOrEqual(1);
    }
  });

  it('are asked of the learner in a universe that was typed [CAT-23]', () => {
    for (const typed of ['Dune', 'the world of my grandmother', 'Star Warts', ''])
      expect(universeFor(typed)).toBe(universeFor('typed'));
    for (const { image } of cards(likenessesIn('typed'))) expect(image).toMatch(/\byour world\b/i);
  });

  it('repeat no sentence in another universe', () => {
    const all = everySet.flatMap(([, set]) => cards(set).flatMap(said));
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });
});

describe.each(everySet)('a likeness of %s', (name, set) => {
  it('ends somewhere, and asks for something', () => {
    for (const { breaks, asks } of cards(set)) {
      expect(breaks.length).toBeGreaterThan(40);
      expect(asks).toMatch(/\?$/);
    }
  });

  it('takes nothing in, quotes nobody and links nowhere', () => {
    for (const text of cards(set).flatMap(said)) expect(text).not.toMatch(/["“”«»„{}<>[\]*_]|https?:/);
  });

  it('keeps turns of the plot for those who allowed them', () => {
    for (const kind of likenessKinds) {
      expect(likenessesOf(set, kind, false).length, kind).toBeGreaterThanOrEqual(1);
      expect(likenessesOf(set, kind, false).every(({ spoilerFree }) => spoilerFree)).toBe(true);
      expect(likenessesOf(set, kind, true)).toEqual(set[kind]);
    }
    const kept = cards(set).filter(({ spoilerFree }) => !spoilerFree);
    expect(kept.length).toBe(['typed', 'de', 'es'].includes(name) ? 0 : 1);
  });
});
