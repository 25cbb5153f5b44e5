import { once } from '../../cache.ts';
import type { Material } from '../../material.ts';
import { termKey } from '../../text/words.ts';

interface Uses {
  /** With the definite article. */
  the: number;
  /** With an indefinite one, or in the plural. */
  any: number;
}

const NOUN = /\b(the|an?) (\p{Ll}[\p{L}-]+)/giu;
/** So often with "the", and hardly ever without: the material has one of them. */
const OFTEN = 4;

const usesIn = once((material: Material): ReadonlyMap<string, Uses> => {
  const uses = new Map<string, Uses>();
  for (const { sentences } of material.chunks)
    for (const { text } of sentences)
      for (const [, article = '', noun = ''] of text.matchAll(NOUN)) {
        const key = noun.toLowerCase();
        const use = uses.get(key) ?? { the: 0, any: 0 };
        if (/^the$/i.test(article)) use.the += 1;
        else use.any += 1;
        uses.set(key, use);
      }
  return uses;
});

/** Whether "the tower" is always the same one, or the phrase is a term that the material explains. */
export const isTheOnlyOne = (phrase: string, material: Material): boolean => {
  const defined = material.termByKey.get(termKey(phrase))?.definition;
  if (defined && phrase.includes(' ')) return true;
  const use = usesIn(material).get(phrase.toLowerCase());
  const plural = usesIn(material).get(`${phrase.toLowerCase()}s`);
  return use !== undefined && use.the >= OFTEN && use.any <= 1 && !plural;
};
