import { once } from '../cache.ts';
import type { Material } from '../material.ts';
import { isInstruction } from '../quiz/shape.ts';
import { META, standsAlone } from '../quiz/stem.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { countWords } from '../text/words.ts';

/** What a sentence is worth for what it is: steps and items make sense in their place, and less on their own. */
const standing = ({ text, kind }: Sentence): number =>
  (META.test(text) ? 0.3 : 1) * (isInstruction(text) ? 0.35 : 1) * (kind === 'item' ? 0.5 : 1);

const DEFINES = 5;
/** Sentences that define something, and how surely. */
const definedIn = once(
  ({ facts }: Material): ReadonlyMap<Sentence, number> =>
    new Map(
      [...facts.values()]
        .flatMap(({ definitions }) => definitions)
        .map(({ sentence, confidence }) => [sentence, confidence]),
    ),
);

/** How much a sentence says about what the material is about. */
export const salience = (sentence: Sentence, material: Material): number => {
  const phrases = material.facts.get(sentence.chunk)?.phrases.get(sentence) ?? [];
  const keys = new Set(phrases.map(({ key }) => key));
  // What a text defines is what it wants to be remembered for.
  let weight = DEFINES * (definedIn(material).get(sentence) ?? 0);
  for (const key of keys) weight += Math.min(6, material.termByKey.get(key)?.weight ?? 0);
  return (weight / Math.sqrt(countWords(sentence.text) + 6)) * standing(sentence);
};

/** The sentences of some chunks that say most and can be read on their own, the best first. */
export const keySentences = (
  material: Material,
  chunks: readonly ReadChunk[],
  { least = 8, most = 32 }: { least?: number; most?: number } = {},
): Sentence[] =>
  chunks
    .flatMap(({ sentences }) => {
      const prose = sentences.filter(({ kind }) => kind === 'prose');
      return prose.length > 0 ? prose : sentences.filter(({ kind }) => kind === 'item');
    })
    .filter((sentence) => standsAlone(sentence, material.language, least, most))
    .map((sentence) => ({ sentence, weight: salience(sentence, material) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ sentence }) => sentence);
