import { labelOf } from '../../../shared/catalogue/choice.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import type { LikenessCard } from '../../../shared/model/session/scene.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import { type Likenesses, type LikenessKind, likenessesOf, likenessKinds, universeFor } from '../data/universes.ts';
import { localeOf } from '../locales/locales.ts';
import { filled } from '../locales/patterns.ts';
import { editionPhrases, ownLikenesses } from '../locales/phrases.ts';
import type { Reading } from '../nlp/reading.ts';
import type { Chapter } from './chapters.ts';

/** Sentences that must show how ideas hang together before they are likened to anything. */
const ENOUGH = 2;
/** A numbered list shows an order better than any sentence. */
const STEPS = 3;

type Shown = Readonly<Record<LikenessKind, number>>;

/** How many sentences of a chapter show each kind of relation, for its length. */
const shownIn = ({ chunks }: Chapter, language: string): Shown => {
  const { signs } = localeOf(language).edition;
  const sentences = chunks.flatMap((chunk) => chunk.sentences);
  const steps = chunks.some(({ blocks }) => blocks.some(({ ordered }) => ordered));
  const count = (kind: LikenessKind): number => {
    const sign = signs[kind];
    const shown = sign ? sentences.filter(({ text }) => sign.test(text)).length : 0;
    return shown + (sign && kind === 'sequence' && steps ? STEPS : 0);
  };
  return Object.fromEntries(likenessKinds.map((kind) => [kind, count(kind)])) as Shown;
};

/** How usual a kind is in the material: what every page shows says little of one. */
const usual = (all: readonly Shown[], kind: LikenessKind): number =>
  all.reduce((sum, shown) => sum + shown[kind], 0) / Math.max(1, all.length);

const likenessesFor = ({ anchor }: DocumentSpec, language: string): Likenesses | null => {
  if (!anchor) return null;
  return localeOf(language).edition.genres ? universeFor(anchor.universe).likenesses : ownLikenesses(language);
};

/**
 * One likeness for each chapter, by the relation that its sentences show more than others do; none twice, and none for a
 * chapter that shows no relation, or in a lesson without a universe.
 */
export const likenessCards = (
  spec: DocumentSpec,
  chapters: readonly Chapter[],
  { language }: Reading,
): readonly (LikenessCard | null)[] => {
  const all = likenessesFor(spec, language);
  if (!all || !spec.anchor) return chapters.map(() => null);
  const { spoilersOk, universe } = spec.anchor;
  const name = labelOf(universes, universe).replace(/[{}]/g, '').trim();
  const phrases = editionPhrases(language).likeness;
  const shown = chapters.map((chapter) => shownIn(chapter, language));
  const told = new Map<LikenessKind, number>();
  return shown.map((here) => {
    const free = likenessKinds.filter(
      (kind) => here[kind] >= ENOUGH && likenessesOf(all, kind, spoilersOk).length > (told.get(kind) ?? 0),
    );
    const rating = (kind: LikenessKind): number => here[kind] / (1 + usual(shown, kind)) / (1 + (told.get(kind) ?? 0));
    const [best] = free.toSorted((one, other) => rating(other) - rating(one));
    if (!best) return null;
    const likeness = likenessesOf(all, best, spoilersOk)[told.get(best) ?? 0];
    told.set(best, (told.get(best) ?? 0) + 1);
    if (!likeness) return null;
    const { image, frame, breaks, asks } = likeness;
    return { title: filled(phrases.heading, { universe: name }), image: `${image} ${frame}`, ends: breaks, asks };
  });
};
