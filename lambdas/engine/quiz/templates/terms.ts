import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import type { Definition } from '../../terms/definitions.ts';
import { contentOf, countWords, fold, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { termMates } from '../mates.ts';
import { likeness, opening } from '../shape.ts';
import { gapsIn, masked, standsAlone, usesForm } from '../stem.ts';

const SURE = 0.7;
const LONGEST_MEANING = 26;

const base = ({ key, sentence }: Definition, { material }: Ground) => ({
  subject: key,
  chunk: sentence.chunk,
  shown: sentence.text,
  sentences: [sentence],
  bonus: Math.min(0.3, (material.termByKey.get(key)?.weight ?? 0) / 30),
});

/** Two definitions so alike that either could be right. */
const rivals = (a: string, b: string, material: Material): boolean => {
  const stop = material.language.stopWords;
  return overlap(contentOf(a, stop), contentOf(b, stop)) > 0.6;
};

const all = (material: Material): Definition[] =>
  material.terms.flatMap(({ definition, topic, term }) =>
    definition && definition.confidence >= SURE && !topic ? [{ ...definition, term }] : [],
  );

/** "What does the material mean by …?", with the meanings of other terms as wrong options. */
const define = (definition: Definition, ground: Ground, others: readonly Definition[]): Candidate[] => {
  const { text, term, sentence } = definition;
  const { material } = ground;
  const length = countWords(text ?? '');
  if (!text || length < 4 || length > LONGEST_MEANING || masked(text, term) !== text) return [];
  // Of people and places other questions ask better.
  if (material.kinds.has(term)) return [];
  const quote = evidence(material.byId.get(sentence.chunk), sentence, text);
  if (!quote) return [];
  const pool = others
    .filter((other) => other.key !== definition.key && other.text && other.sentence !== sentence)
    .map((other) => ({ other, meaning: other.text ?? '' }))
    .filter(({ other, meaning }) => {
      const near = countWords(meaning) <= length * 2 && countWords(meaning) * 2 >= length;
      const honest = masked(meaning, other.term) === meaning && masked(meaning, term) === meaning;
      return near && honest && opening(meaning) === opening(text) && !rivals(meaning, text, material);
    })
    .map(({ other, meaning }) => {
      const close = other.sentence.chunk === sentence.chunk ? 1 : 0;
      return { meaning, score: likeness(other.term, term) + close - Math.abs(countWords(meaning) - length) / 8 };
    })
    .sort((a, b) => b.score - a.score || (a.meaning < b.meaning ? -1 : 1))
    .map(({ meaning }) => meaning);
  const question = filled(material.language.phrases.quiz.define, { term });
  return [{ ...base(definition, ground), template: 'define', question, key: text, pool, quote }];
};

/** So many of the wrong options have to be ideas that the material explains, as the right one is. */
const EXPLAINED = 2;
const explained = (pool: readonly string[], { terms }: Material): boolean =>
  pool.slice(0, 3).filter((option) => terms.some(({ term, definition }) => definition && term === option)).length >=
  EXPLAINED;

/** "Which term fits this description?" */
const describe = (definition: Definition, ground: Ground): Candidate[] => {
  const { text, term, sentence, confidence } = definition;
  const { material } = ground;
  if (!text || confidence < 0.8 || countWords(text) < 5 || countWords(text) > 34) return [];
  const stem = masked(text, term);
  const quote = evidence(material.byId.get(sentence.chunk), sentence, term);
  const shared = overlap(contentOf(term, material.language.stopWords), contentOf(stem, material.language.stopWords));
  // "RDB: RDB persistence performs …" asks with a gap where the term comes again.
  const template = gapsIn(stem) === 0 ? 'describe' : 'called';
  if (!quote || gapsIn(stem) > 1 || shared > 0) return [];
  const pool = termMates(material, { term, key: definition.key }, sentence);
  if (!explained(pool, material)) return [];
  const { describe: plain, term: gap } = material.language.phrases.quiz;
  const question = filled(gapsIn(stem) === 0 ? plain : gap, { text: stem });
  return [{ ...base(definition, ground), template, question, key: term, pool, quote }];
};

/** A sentence that introduces a term ("… in a middle layer called the mesophyll"), with the term left out. */
/** "a fuel called ATP": only what is a fuel as well can be taken for it. */
const CATEGORY = /\b(\p{L}{3,}) (?:called|named|termed|known as) /u;
const ofItsKind = (pool: readonly string[], text: string, { terms }: Material): string[] => {
  const category = CATEGORY.exec(text)?.[1];
  if (category === undefined) return [...pool];
  return pool.filter((option) =>
    terms.some(({ term, definition }) => term === option && definition?.sentence.text.includes(category)),
  );
};

const introduced = (definition: Definition, ground: Ground): Candidate[] => {
  const { term, sentence, text } = definition;
  const { material } = ground;
  if (text !== null || !standsAlone(sentence, material.language)) return [];
  const stem = masked(sentence.text, term);
  const quote = evidence(material.byId.get(sentence.chunk), sentence, term);
  if (!quote || gapsIn(stem) !== 1 || !usesForm(sentence.text, term) || fold(stem).includes(fold(term))) return [];
  const pool = ofItsKind(termMates(material, { term, key: definition.key }, sentence), sentence.text, material);
  if (!explained(pool, material)) return [];
  const question = filled(material.language.phrases.quiz.term, { text: stem });
  return [{ ...base(definition, ground), template: 'called', question, key: term, pool, quote }];
};

export const termCandidates = (ground: Ground): Candidate[] => {
  const definitions = all(ground.material);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return definitions
    .filter(({ sentence }) => mine.has(sentence.chunk))
    .flatMap((definition) => [
      ...define(definition, ground, definitions),
      ...describe(definition, ground),
      ...introduced(definition, ground),
    ]);
};
