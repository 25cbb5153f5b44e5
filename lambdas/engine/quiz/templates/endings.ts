import { filled, type Language } from '../../languages/language.ts';
import { shuffled } from '../../seed.ts';
import type { Split } from '../../terms/splits.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { hasLooseStart, standsAlone } from '../stem.ts';

/** Two beginnings this alike may go on alike. */
const ALIKE = 0.4;

/** Endings of other sentences, those of about the same length first. */
const wrongOf = (split: Split, all: readonly Split[], language: Language): string[] => {
  const stop = language.stopWords;
  const length = countWords(split.rest);
  const others = all
    .filter(({ sentence, sort }) => sentence !== split.sentence && sort === split.sort)
    .filter(({ what }) => overlap(contentOf(what, stop), contentOf(split.what, stop)) <= ALIKE)
    .filter(({ rest }) => overlap(contentOf(rest, stop), contentOf(split.rest, stop)) <= ALIKE)
    .filter(({ rest }) => countWords(rest) <= 2 * length && 2 * countWords(rest) >= length)
    .map(({ rest }) => rest);
  return shuffled([...new Set(others)], split.sentence.text).toSorted(
    (a, b) => Math.abs(countWords(a) - length) - Math.abs(countWords(b) - length),
  );
};

/** The beginning of a sentence, and how the material goes on: the endings of other sentences are the wrong options. */
export const endingCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const all = [...material.facts.values()].flatMap(({ splits }) => splits);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return all
    .filter(({ sentence }) => mine.has(sentence.chunk) && standsAlone(sentence, language, 9, 40))
    .flatMap((split): Candidate[] => {
      const { sentence, begins, rest } = split;
      const quote = evidence(material.byId.get(sentence.chunk), sentence, rest);
      if (!quote) return [];
      return [
        {
          template: split.gives,
          question: filled(language.phrases.quiz.why, { text: `${begins} …` }),
          key: rest,
          pool: wrongOf(split, all, language),
          continues: true,
          subject: sentence.text,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          // A purpose fits its own beginning only, more often than a reason does.
          bonus: (hasLooseStart(sentence.text, language) ? -0.3 : 0) - (split.link === 'to' ? 0.1 : 0),
          sentences: [sentence],
        },
      ];
    });
};
