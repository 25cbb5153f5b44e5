import { filled } from '../../languages/language.ts';
import { isStory } from '../../terms/story.ts';
import { pairsIn, type Sentence } from '../../text/chunk.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { standsAlone } from '../stem.ts';

const LENGTH = { least: 6, most: 22, told: 8 } as const;
/** Sentences this near belong to one moment, and either could come next. */
const NEAR = 3;
/** Further off than this, another time of the story gives itself away. */
const FAR = 60;
/** Dates and deaths have their place in a life; a number at the beginning is that of a clause. */
const PLACED = /^\d|\d{4}|\b(?:died|dies|born|starb|geboren|murió|nació)\b/;
const PRESENT = /\b(?:is|are|has|have|does|ist|sind|hat|es|son|está|tiene)\b/;
/** One of them goes on from the other: two sentences that merely stand side by side can't be known. */
const GOES_ON =
  /^(?:I|He|She|They|It|We|Then|But|And|So|After|That|This|His|Her|Their|Nobody|Er|Sie|Es|Ich|Wir|Dann|Da|Aber|Doch|Él|Ella|Entonces|Pero|Luego)\b|\b(?:it|them|him|her|they|she|he|that|ihn|ihm|ihr|sie|lo|le|la)\b/u;
const OPENING = /^(?:I|He|She|They|It|We|Er|Sie|Es|Ich|Then|But|And|\p{L}+)\b/u;

/** Said in the present, as in an interview: nothing happens there from one sentence to the next. */
const TALK = 0.35;
const TALKING =
  /\b(?:is|are|has|have|does|do|don['’]t|can|can['’]t)\b|['’](?:s|m|re|ve)\b|\b(?:ist|sind|hat|kann|es|son|está|tiene|puede)\b/;
const isTalk = (sentences: readonly Sentence[]): boolean =>
  sentences.filter(({ text }) => TALKING.test(text)).length >= TALK * sentences.length;

const isPlain = ({ text, kind }: Sentence): boolean =>
  kind === 'prose' && /\.$/.test(text) && !/["“”«»„:?!]/.test(text);

/** Which word a sentence begins with, as far as it tells whom it is about. */
const openingOf = (text: string): string => {
  const word = OPENING.exec(text)?.[0] ?? '';
  return /^(?:I|He|She|They|It|We|Er|Sie|Es|Ich|Then|But|And)$/.test(word) ? word : '';
};

/** In a story whom "he" means is no question; any other beginning that leans on something is. */
const named = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.replace(/^(?:He|She|They|I|We|Er|Sie|Ich|Wir|Él|Ella)\b/u, 'Anna'),
});

/** "What comes directly after this?": a story is known by who remembers how it went. */
export const storyCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const phrase = statementPhrases[language.code]?.next;
  if (phrase === undefined || !isStory(material)) return [];
  const stop = language.stopWords;
  const talks = isTalk(ground.sentences);
  const order = new Map(ground.sentences.map((sentence, index) => [sentence, index]));
  const place = (sentence: Sentence): number => order.get(sentence) ?? 0;
  const fits = ({ text }: Sentence): boolean => countWords(text) >= LENGTH.least && countWords(text) <= LENGTH.most;
  const others = ground.sentences.filter((sentence) => isPlain(sentence) && fits(sentence));
  return ground.chunks.flatMap((chunk) =>
    pairsIn(chunk).flatMap(([before, next]): Candidate[] => {
      if (!isPlain(before) || !isPlain(next)) return [];
      if (!fits(next) || !standsAlone(named(before), language, LENGTH.told, 34)) return [];
      if (PLACED.test(next.text) || (talks && !GOES_ON.test(next.text))) return [];
      const quote = evidence(chunk, { start: before.start, end: next.end }, next.text);
      if (!quote) return [];
      const length = countWords(next.text);
      const pool = others
        .filter(
          (other) => Math.abs(place(other) - place(next)) > NEAR && openingOf(other.text) === openingOf(next.text),
        )
        .filter((other) => Math.abs(place(other) - place(next)) <= FAR && !PLACED.test(other.text))
        .filter(({ text }) => PRESENT.test(text) === PRESENT.test(next.text))
        .filter(({ text }) => overlap(contentOf(text, stop), contentOf(before.text, stop)) < 0.3)
        .map((other) => ({ text: other.text, far: Math.abs(countWords(other.text) - length) }))
        .filter(({ far }) => far <= Math.max(4, length / 2))
        .sort((a, b) => a.far - b.far || (a.text < b.text ? -1 : 1));
      return [
        {
          template: 'next',
          question: filled(phrase, { text: before.text }),
          key: next.text,
          pool: pool.map(({ text }) => text),
          continues: true,
          subject: `next/${next.text}`,
          chunk: chunk.id,
          quote,
          shown: `${before.text} ${next.text}`,
          bonus: 0,
          sentences: [before, next],
        },
      ];
    }),
  );
};
