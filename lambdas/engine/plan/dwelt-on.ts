import type { Material } from '../material.ts';
import { isCode } from '../scenes/write.ts';
import { rarity } from '../terms/common-words.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import type { ReadChunk } from '../text/chunk.ts';
import { countWords } from '../text/words.ts';

/** Words that any text could use give a chapter no name. */
const LEAST_RARITY = 0.35;
const LONGEST = 3;
const TIME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;
const OFTEN = 2;
const DEFINED = 3;
const NAME = 1.5;

/** How often a term stands in these chunks, by sentence. */
const countIn = (material: Material, chunks: readonly ReadChunk[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of chunks)
    for (const phrases of material.facts.get(id)?.phrases.values() ?? [])
      for (const key of new Set(phrases.map((phrase) => phrase.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** What these chunks speak of again and again and others hardly do, the strongest first. */
export const dweltOn = (material: Material, chunks: readonly ReadChunk[], most: number): KeyTerm[] => {
  const english = material.language.code === 'en';
  const counts = countIn(material, chunks);
  const ids = new Set(chunks.map(({ id }) => id));
  return material.terms
    .filter(
      ({ topic, term }) =>
        !topic && !isCode(term) && countWords(term) <= LONGEST && !/^\d/.test(term) && !TIME.test(term),
    )
    .filter(({ key, proper }) => !english || proper || rarity(key) >= LEAST_RARITY)
    .flatMap((term) => {
      const here = counts.get(term.key) ?? 0;
      const defined = term.definition !== null && ids.has(term.definition.sentence.chunk);
      if (here < OFTEN && !defined) return [];
      const own = here / Math.max(here, term.count);
      return [{ term, score: here * own * (term.proper ? NAME : 1) + (defined ? DEFINED : 0) }];
    })
    .sort((a, b) => b.score - a.score || (a.term.key < b.term.key ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term);
};
