import { type Material, termsIn } from '../material.ts';
import { standsAlone } from '../quiz/stem.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import type { RelationKind } from '../universes/universe-card.ts';
import { relationKinds } from '../universes/universe-card.ts';

/** Words by which a sentence shows how ideas hang together, with how much such a sentence says. English. */
const signs: Readonly<Record<RelationKind, readonly [RegExp, number]>> = {
  sequence: [/\b(?:first|then|next|afterwards|finally|after that|in the end|step|stage|phase|followed by)\b/i, 1],
  cause: [/\b(?:because|so that|causes?|caused|leads? to|led to|results? in|therefore|due to|as a result)\b/i, 1.2],
  contrast: [/\b(?:whereas|unlike|in contrast|on the other hand|rather than|instead of|differs?|but not)\b/i, 1.3],
  'part-whole': [/\b(?:consists? of|made (?:up )?of|composed of|parts? of|comprises?|divided into|contains?)\b/i, 1.4],
  quantity: [/\b\d[\d.,]*\b|\b(?:half|twice|per cent|percent|majority)\b/i, 0.7],
  hierarchy: [/\b(?:above|below|under|ranks?|levels?|leads|leaders?|manag\w+|controls?|governs?|depends on)\b/i, 0.9],
  network: [/\b(?:connects?|connected|connections?|links?|linked|networks?|joins?|joined|between)\b/i, 0.9],
  feedback: [/\b(?:feedback|in turn|cycles?|circle|loops?|regulates?|reinforces?|returns? to|repeated(?:ly)?)\b/i, 1.5],
  classification: [
    /\b(?:kinds? of|types? of|forms? of|class(?:es)?|categor\w+|belongs? to|is called|are called)\b/i,
    1.1,
  ],
};

export interface Relation {
  readonly kind: RelationKind;
  /** Which of the universe's pictures for this kind is meant; counts up where a kind comes again. */
  readonly nth: number;
  /** The sentence that shows it; none where the chunk shows no relation at all. */
  readonly shownBy: Sentence | null;
}

const LONGEST_WORDS = 32;

/** The sentences of a chunk that show a relation, the best one for each kind, and how strongly the chunk shows it. */
const readings = (chunk: ReadChunk, material: Material) => {
  const terms = termsIn(material, [chunk]).map(({ term }) => term.toLowerCase());
  const tells = ({ text }: Sentence): boolean => terms.some((term) => text.toLowerCase().includes(term));
  return relationKinds.map((kind) => {
    const [pattern, weight] = signs[kind];
    const all = chunk.sentences.filter(({ text }) => pattern.test(text));
    const good = all.filter((sentence) => standsAlone(sentence, material.language, 6, LONGEST_WORDS));
    return { kind, strength: weight * good.length, shownBy: good.find(tells) ?? good[0] ?? null };
  });
};

/**
 * One relation for every chunk of the material, so that every scene of a lesson comes to the same: the one that its
 * words show best, with less weight on those that chunks before it have used up.
 */
export const relationsIn = (material: Material): ReadonlyMap<string, Relation> => {
  const used = new Map<RelationKind, number>();
  const found = new Map<string, Relation>();
  for (const chunk of material.chunks) {
    const rated = readings(chunk, material).map((reading) => ({
      ...reading,
      rating: (reading.strength + 0.01) / (1 + 2 * (used.get(reading.kind) ?? 0)) ** 2,
    }));
    const best = rated.reduce((one, other) => (other.rating > one.rating ? other : one));
    const nth = used.get(best.kind) ?? 0;
    used.set(best.kind, nth + 1);
    found.set(chunk.id, { kind: best.kind, nth, shownBy: best.shownBy });
  }
  return found;
};
