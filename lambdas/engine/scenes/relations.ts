import { type Material, termsIn } from '../material.ts';
import { standsAlone } from '../quiz/stem.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { abroad } from '../universes/abroad.ts';
import type { RelationKind } from '../universes/universe-card.ts';
import { relationKinds } from '../universes/universe-card.ts';
import { named } from './write.ts';

/** Words by which a sentence shows how ideas hang together, with how much such a sentence says. English. */
const signs: Readonly<Record<RelationKind, readonly [RegExp, number]>> = {
  sequence: [
    /\b(?:first,|then\b|next,|afterwards|finally|after that|in the end|steps?\b|stages?\b|phases?\b|followed by)/i,
    1,
  ],
  cause: [/\b(?:because|so that|causes?|caused|leads? to|led to|results? in|therefore|due to|as a result)\b/i, 1.2],
  contrast: [
    /\b(?:whereas|unlike|in contrast|on the other hand|rather than|instead of|differs?|but not|harder than|easier than)\b/i,
    1.4,
  ],
  'part-whole': [/\b(?:consists? of|made (?:up )?of|composed of|parts? of|comprises?|divided into|needs? an?)\b/i, 1.4],
  quantity: [/\b(?!1\d{3}\b|20\d\d\b)\d[\d.,]*\b|\b(?:half|twice|per cent|percent|majority)\b/i, 0.8],
  hierarchy: [/\b(?:above|below|ranks?|levels?|leads\b|leaders?|managers?|controls?|governs?|depends on)\b/i, 0.9],
  network: [/\b(?:connects?|connected|connections?|links?|linked|networks?|joins?|joined|combines?)\b/i, 1],
  feedback: [/\b(?:feedback|in turn|cycles?|circle|loops?|regulates?|reinforces?|returns? to|repeated(?:ly)?)\b/i, 1.5],
  classification: [/\b(?:kinds? of|types? of|forms? of|class(?:es)? of|categor\w+|belongs? to)\b/i, 1.2],
};

export interface Relation {
  readonly kind: RelationKind;
  /** Which of the universe's pictures for this kind is meant. */
  readonly nth: number;
  /** The idea of the chunk that stands in this relation, as Markdown inside a sentence; none where nothing shows one. */
  readonly term: string | null;
  /** The sentence that shows it. */
  readonly shownBy: Sentence | null;
}

/** Where no sentence shows anything, these fit any idea: something brings it about, and it has to do with others. */
const OPEN: ReadonlySet<RelationKind> = new Set(['cause', 'network']);

const LONGEST_WORDS = 32;
/** Characters before a term that is still what its sentence is about. */
const AT_THE_START = 20;
/** A list of steps shows an order better than any sentence. */
const STEPS = 4;

/** As Markdown inside a sentence: with the article it is introduced with, and without a capital that only a start gave it. */
export const inSentence = ({ term, proper, definition, sentence }: KeyTerm): string => {
  const said =
    proper || term.includes(' ') ? term : term.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const [, article = '', rest = ''] = /^(an?|the) (.*)/i.exec((definition ?? { sentence }).sentence.text) ?? [];
  const has = rest.toLowerCase().startsWith(term.toLowerCase());
  return has ? `${article.toLowerCase()} ${named(said)}` : named(said);
};

/** The idea that a sentence is about: only one that the material explains, or that all of it is about. */
const subjectOf = ({ text }: Sentence, terms: readonly KeyTerm[]): KeyTerm | undefined => {
  const folded = text.toLowerCase();
  const at = ({ term }: KeyTerm): number => folded.indexOf(term.toLowerCase());
  return terms
    .filter((term) => at(term) >= 0 && at(term) <= AT_THE_START)
    .sort((one, other) => at(one) - at(other) || other.term.length - one.term.length)[0];
};

const signsOf = (kind: RelationKind, { language }: Material): readonly [RegExp, number] => {
  const [english, weight] = signs[kind];
  return [abroad[language.code]?.signs[kind] ?? english, weight];
};

const hasSteps = ({ sections }: ReadChunk): boolean =>
  sections.some(({ parts }) => parts.some((part) => part.kind === 'list' && part.ordered));

/** For each kind, how strongly a chunk shows it, and by what. */
const readings = (chunk: ReadChunk, material: Material) => {
  const terms = termsIn(material, [chunk]).filter(({ definition, topic, proper }) => (definition || topic) && !proper);
  const good = chunk.sentences
    .filter((sentence) => standsAlone(sentence, material.language, 6, LONGEST_WORDS))
    .flatMap((sentence) => {
      const subject = subjectOf(sentence, terms);
      return subject ? [{ sentence, term: inSentence(subject) }] : [];
    });
  return relationKinds.map((kind) => {
    const [pattern, weight] = signsOf(kind, material);
    const shown = good.filter(({ sentence }) => pattern.test(sentence.text));
    const steps = kind === 'sequence' && hasSteps(chunk) ? STEPS : 0;
    const [best] = shown;
    return {
      kind,
      // A picture needs a sentence that it is a picture of.
      strength: weight * shown.length + steps + (best ? 1 : 0),
      term: best?.term ?? null,
      shownBy: best?.sentence ?? null,
    };
  });
};

/**
 * One relation for every chunk of the material, so that every scene of a lesson comes to the same: the one that its
 * words show best, with less weight on what chunks before it have used, and never a picture twice while there are
 * others. `pictures` says how many the universe has for a kind.
 */
export const relationsIn = (
  material: Material,
  pictures: (kind: RelationKind) => number,
): ReadonlyMap<string, Relation> => {
  const used = new Map<RelationKind, number>();
  const times = (kind: RelationKind): number => used.get(kind) ?? 0;
  const found = new Map<string, Relation>();
  for (const chunk of material.chunks) {
    const all = readings(chunk, material);
    const fresh = all.filter(({ kind }) => times(kind) < pictures(kind));
    const rated = (fresh.length > 0 ? fresh : all).map((reading) => ({
      ...reading,
      rating: (reading.strength + (OPEN.has(reading.kind) ? 0.2 : 0.01)) / (1 + times(reading.kind)),
    }));
    const { kind, term, shownBy } = rated.reduce((one, other) => (other.rating > one.rating ? other : one));
    found.set(chunk.id, { kind, nth: times(kind), term, shownBy });
    used.set(kind, times(kind) + 1);
  }
  return found;
};
