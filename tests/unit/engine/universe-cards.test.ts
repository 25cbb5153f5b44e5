import { describe, expect, it } from 'vitest';
import { generic } from '../../../lambdas/engine/universes/generic.ts';
import { relationKinds, type UniverseCard } from '../../../lambdas/engine/universes/universe-card.ts';
import { mappingsFor, universeCardFor, universeCards } from '../../../lambdas/engine/universes/universe-cards.ts';
import { universes } from '../../../shared/catalogue/universes.ts';

const slotsIn = (text: string) => [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name))].sort();
const mappingsOf = (card: UniverseCard) => relationKinds.flatMap((kind) => card.systems[kind]);

/** Each text of a card with the slots that it has. */
const framesOf = ({ frame, cast, inWork }: UniverseCard) => [
  { texts: [cast], must: ['role'] },
  { texts: [inWork], must: ['work'] },
  { texts: frame.titles, must: ['topic'] },
  {
    texts: [...Object.values(frame.scenes).flat(), frame.signposts, ...frame.recaps, ...frame.gates],
    must: [],
  },
  { texts: [frame.setting.join(' '), frame.ending.join(' ')], must: ['topic'] },
  { texts: frame.beats.map(({ open }) => open), must: ['term', 'title'] },
  { texts: frame.beats.map(({ close }) => close), must: [] },
  { texts: frame.bridges, must: ['next'] },
];
const textsOf = (card: UniverseCard) => [
  card.conflictEngine,
  ...card.roles,
  ...card.safeNames,
  ...card.taboos,
  ...mappingsOf(card).flatMap(({ image, frame, breaks, asks }) => [image, frame, breaks, asks]),
  ...framesOf(card).flatMap(({ texts }) => texts),
];

describe('the universe cards', () => {
  it('are one for each curated universe, with a likeness and its limit for every kind of relation [CAT-21]', () => {
    expect(universes.map(({ label }) => label)).toEqual([
      'Star Wars',
      'Harry Potter',
      'The Lord of the Rings',
      'The Matrix',
      'Marvel Cinematic Universe',
      'Disney / Pixar',
    ]);
    for (const { label, slug } of universes) {
      const card = universeCardFor(label);
      expect(card.slug).toBe(slug);
      for (const kind of relationKinds) {
        expect(card.systems[kind].length, `${slug} ${kind}`).toBeGreaterThanOrEqual(1);
        for (const { breaks } of card.systems[kind]) expect(breaks.length, `${slug} ${kind}`).toBeGreaterThan(40);
      }
    }
    expect(universeCards.map(({ slug }) => slug)).toEqual(universes.map(({ slug }) => slug));
  });

  it('give a typed universe a card that asks for pictures and claims none [CAT-23]', () => {
    for (const typed of ['Dune', 'the world of my grandmother', 'Star Warts', ''])
      expect(universeCardFor(typed)).toBe(generic);
    for (const { image } of mappingsOf(generic)) expect(slotsIn(image)).toEqual(['universe']);
    expect(generic.safeNames).toEqual([]);
  });

  it('repeat no sentence in another card', () => {
    const sentences = [...universeCards, generic].flatMap((card) =>
      mappingsOf(card).flatMap(({ image, frame, breaks, asks }) => [image, frame, breaks, asks]),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe.each([...universeCards, generic].map((card) => [card.slug ?? 'typed', card] as const))('%s', (_, card) => {
  const always = card.slug === null ? ['universe'] : [];

  it('has likenesses that take an idea of the material and nothing else', () => {
    for (const { image, frame, breaks, asks } of mappingsOf(card)) {
      expect(slotsIn(image), image).toEqual(always);
      for (const text of [frame, breaks, asks]) {
        const slots = slotsIn(text).filter((slot) => !always.includes(slot ?? ''));
        expect(slots, text).toEqual(['term']);
        expect(text).not.toMatch(/(?:^|[.?!:] )\{term\}/);
      }
      expect(asks).toMatch(/\?$/);
    }
  });

  it('has a story with exactly the slots that are filled in', () => {
    for (const { texts, must } of framesOf(card))
      for (const text of texts)
        expect(
          slotsIn(text).filter((slot) => !always.includes(slot ?? '')),
          text,
        ).toEqual(must);
  });

  it('has enough of a story for a lesson whose parts differ', () => {
    const { frame, roles } = card;
    expect(roles.length).toBeGreaterThanOrEqual(4);
    expect(roles.length).toBeLessThanOrEqual(6);
    expect(frame.beats.length).toBeGreaterThanOrEqual(6);
    for (const list of [frame.scenes.quizzes, frame.gates, frame.beats.map(({ open }) => open)])
      expect(new Set(list).size).toBe(list.length);
  });

  it('keeps turns of the plot for those who allowed them', () => {
    for (const kind of relationKinds) {
      const shown = mappingsFor(card, kind, false);
      expect(shown.length, kind).toBeGreaterThanOrEqual(1);
      expect(shown.every(({ spoilerFree }) => spoilerFree)).toBe(true);
      expect(mappingsFor(card, kind, true)).toEqual(card.systems[kind]);
    }
    const kept = mappingsOf(card).filter(({ spoilerFree }) => !spoilerFree);
    expect(kept.length).toBe(card.slug === null ? 0 : 1);
  });

  it('quotes nobody and links nowhere', () => {
    for (const text of textsOf(card)) {
      // The title of a chapter may stand in quotation marks; words of a work may not.
      expect(text.replaceAll(/“\{\w+\}”/g, ''), text).not.toMatch(/["“”«»]|https?:|www\.|[<>[\]*_]/);
    }
  });
});
