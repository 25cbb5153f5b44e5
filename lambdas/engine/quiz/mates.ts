import type { Material } from '../material.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import type { Sentence } from '../text/chunk.ts';
import { fold } from '../text/words.ts';
import { isPlural, likeness } from './shape.ts';

/** Terms lighter than this are words, not ideas. */
const LEAST_WEIGHT = 1.5;
const isName = (term: string): boolean => /^\p{Lu}\p{Ll}/u.test(term);

const within = (text: string, term: string): boolean => ` ${fold(text)} `.includes(` ${fold(term)} `);

/**
 * Terms that could be taken for this one by somebody who has not read: alike in form, near in the text, and neither
 * named in the sentence nor part of the term itself.
 */
export const termMates = (
  material: Material,
  term: KeyTerm | { term: string; key: string },
  sentence: Sentence,
): string[] => {
  const number = isPlural(term.term);
  const english = material.language.code === 'en';
  const capital = isName(term.term);
  const codes = new Set([...material.facts.values()].flatMap(({ identifiers }) => identifiers.map(({ code }) => code)));
  return material.terms
    .slice(0, 120)
    .filter(({ key, topic }) => key !== term.key && !topic)
    .filter(
      (other) =>
        other.definition !== null ||
        (english &&
          !other.proper &&
          other.count > 1 &&
          other.weight >= LEAST_WEIGHT &&
          !capital &&
          !isName(other.term)),
    )
    .filter(({ term: other }) => codes.has(other) === codes.has(term.term))
    .filter(({ term: other, key }) => {
      const part = ` ${key} `.includes(` ${term.key} `) || ` ${term.key} `.includes(` ${key} `);
      return !part && isPlural(other) === number && !within(sentence.text, other);
    })
    .filter(({ definition }) => !definition?.text || !within(definition.text, term.term))
    .map((other) => ({
      term: other.term,
      score:
        likeness(other.term, term.term) +
        (other.definition ? 1.5 : 0) +
        (other.definition?.sentence.chunk === sentence.chunk ? 1 : 0) +
        (other.definition?.sentence.kind === sentence.kind ? 0.5 : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))
    .map(({ term: other }) => other);
};
