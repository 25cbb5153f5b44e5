import type { Material } from '../material.ts';
import { standsAlone } from '../quiz/stem.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { countWords } from '../text/words.ts';

/** How much a sentence says about what the material is about. */
export const salience = (sentence: Sentence, material: Material): number => {
  const phrases = material.facts.get(sentence.chunk)?.phrases.get(sentence) ?? [];
  const keys = new Set(phrases.map(({ key }) => key));
  let weight = 0;
  for (const key of keys) weight += Math.min(6, material.termByKey.get(key)?.weight ?? 0);
  return weight / Math.sqrt(countWords(sentence.text) + 6);
};

/** The sentences of some chunks that say most and can be read on their own, the best first. */
export const keySentences = (
  material: Material,
  chunks: readonly ReadChunk[],
  { least = 8, most = 32 }: { least?: number; most?: number } = {},
): Sentence[] =>
  chunks
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => sentence.kind !== 'line' && standsAlone(sentence, material.language, least, most))
    .map((sentence) => ({ sentence, weight: salience(sentence, material) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ sentence }) => sentence);
