import { filled } from '../../languages/language.ts';
import { shuffled } from '../../seed.ts';
import type { Sentence } from '../../text/chunk.ts';
import { countWords } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { standsAlone } from '../stem.ts';

interface Reason {
  readonly sentence: Sentence;
  readonly what: string;
  readonly link: string;
  readonly why: string;
}

/** Pronouns point back at the statement, and would give away which reason goes with it. */
const POINTS_BACK =
  /^(?:it|they|this|that|these|those|he|she|we|you|there|of|its|their|es|sie|er|man|él|ella|ellos)\b/i;

const reasonOf = (sentence: Sentence, pattern: RegExp): Reason | undefined => {
  const groups = pattern.exec(sentence.text)?.groups;
  const { what, link, why } = groups ?? {};
  if (!what || !link || !why || POINTS_BACK.test(why)) return undefined;
  const length = countWords(why);
  return length >= 4 && length <= 22 && countWords(what) >= 5
    ? { sentence, what, link: link.toLowerCase(), why }
    : undefined;
};

/** A statement of the material, and which reason it gives: the reasons of other statements are the wrong options. */
export const reasonCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const pattern = language.reason;
  if (!pattern) return [];
  const all = ground.sentences.map((sentence) => reasonOf(sentence, pattern)).filter((reason) => reason !== undefined);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return all
    .filter(({ sentence }) => mine.has(sentence.chunk) && standsAlone(sentence, language, 10, 40))
    .flatMap(({ sentence, what, link, why }): Candidate[] => {
      const quote = evidence(material.byId.get(sentence.chunk), sentence, why);
      if (!quote) return [];
      const others = all
        .filter((other) => other.sentence !== sentence && other.link === link)
        .map((other) => other.why);
      const pool = shuffled(others, sentence.text).toSorted(
        (a, b) => Math.abs(countWords(a) - countWords(why)) - Math.abs(countWords(b) - countWords(why)),
      );
      return [
        {
          template: 'reason',
          question: filled(language.phrases.quiz.why, { text: `${what} ${link} …` }),
          key: why,
          pool,
          subject: sentence.text,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          bonus: 0,
          sentences: [sentence],
        },
      ];
    });
};
