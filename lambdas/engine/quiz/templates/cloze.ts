import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import type { KeyTerm } from '../../terms/key-terms.ts';
import type { Sentence } from '../../text/chunk.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { termMates } from '../mates.ts';
import { likeness } from '../shape.ts';
import { gapsIn, hasLooseStart, META, masked, standsAlone, usesForm } from '../stem.ts';

/** Only the weightiest ideas are asked for this way. */
const IDEAS = 30;
const SURE = 0.7;
/** Sentences this alike may say the same, and an option that stands in the other one could be right too. */
const ALIKE = 0.4;
const ALIKE_IN_FORM = 2.8;

const isDefined = ({ definition }: KeyTerm): boolean => definition !== null && definition.confidence >= SURE;

/** The most specific idea of a sentence that it does not define. */
const ideaOf = (sentence: Sentence, material: Material, ideas: ReadonlyMap<string, KeyTerm>): KeyTerm | undefined => {
  const phrases = material.facts.get(sentence.chunk)?.phrases.get(sentence) ?? [];
  return phrases
    .map(({ key }) => ideas.get(key))
    .filter((term) => term !== undefined)
    .filter((term) => !term.proper && !term.topic && term.definition?.sentence !== sentence)
    .filter((term) => isDefined(term) || (term.key.includes(' ') && term.count > 1))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))[0];
};

const unlikely = (pool: readonly string[], stem: string, sentence: Sentence, ground: Ground): string[] => {
  const stop = ground.material.language.stopWords;
  const asked = contentOf(stem, stop);
  const like = ground.sentences.filter(
    (other) => other !== sentence && overlap(contentOf(other.text, stop), asked) > ALIKE,
  );
  return pool.filter((option) => !like.some(({ text }) => text.toLowerCase().includes(option.toLowerCase())));
};

/** A key term left out of a sentence that says something about it. English only: it takes grammar to know a term. */
export const clozeCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  if (material.language.code !== 'en') return [];
  const ideas = new Map(material.terms.slice(0, IDEAS).map((term) => [term.key, term]));
  return ground.chunks.flatMap(({ sentences, id }) =>
    sentences.flatMap((sentence): Candidate[] => {
      if (sentence.kind !== 'prose' || !standsAlone(sentence, material.language, 11, 32)) return [];
      if (META.test(sentence.text) || hasLooseStart(sentence.text, material.language)) return [];
      const idea = ideaOf(sentence, material, ideas);
      if (!idea) return [];
      const stem = masked(sentence.text, idea.term);
      const quote = evidence(material.byId.get(id), sentence, idea.term);
      if (!quote || gapsIn(stem) !== 1 || !usesForm(sentence.text, idea.term) || countWords(stem) < 11) return [];
      const mates = termMates(material, idea, sentence).filter((mate) => likeness(mate, idea.term) >= ALIKE_IN_FORM);
      const pool = unlikely(mates, stem, sentence, ground);
      return [
        {
          template: 'cloze',
          question: filled(material.language.phrases.quiz.term, { text: stem }),
          key: idea.term,
          pool,
          subject: idea.key,
          chunk: id,
          quote,
          shown: sentence.text,
          // What the material does not explain is asked for only where there is nothing else.
          bonus: Math.min(0.2, idea.weight / 40) - (isDefined(idea) ? 0 : 0.25),
          sentences: [sentence],
        },
      ];
    }),
  );
};
