import { filled } from '../../languages/language.ts';
import { isStory } from '../../terms/story.ts';
import type { Sentence } from '../../text/chunk.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { standsAlone } from '../stem.ts';

const LENGTH = { least: 6, most: 20, told: 8 } as const;
/** Sentences between what is shown and what comes after it: the very next one would be told by its words. */
const KEY = { least: 2, most: 14 } as const;
/** Sentences between one option and the next: of two neighbours nobody knows which came first. */
const APART = 4;
/** Further off than this, another time of the story gives itself away. */
const FAR = 80;
/** Dates and deaths have their place in a life; a number at the beginning is that of a clause. */
const PLACED =
  /^\d|\d{4}|\b(?:died|dies|born|starb|geboren|murió|nació|finally|at last|in the end|schließlich|endlich|al final)\b/i;
/** Goes on from the sentence before it, or brings somebody in. */
const LEANS =
  /^(?:It|This|That|Then|But|And|So|After|There|Both|Another|Es|Das|Dann|Da|Aber|Doch|Dort|Entonces|Pero|Luego|Allí)\b|\b(?:ones?|other|this|these|those|too|also|such|dies\p{L}*|auch|otr[oa]s?|también|est[aeo]s?)\b/iu;

/** Said in the present, as in an interview: nothing happens there from one sentence to the next. */
const TALK = 0.35;
const TALKING =
  /\b(?:is|are|has|have|does|do|don['’]t|can|can['’]t)\b|\b(?:I|you|we|they|he|she|it|that|there|who|what)['’](?:s|m|re|ve)\b|\b(?:ist|sind|hat|kann|es|son|está|tiene|puede)\b/;

const isPlain = ({ text, kind }: Sentence): boolean =>
  kind === 'prose' && /\.$/.test(text) && !/["“”«»„:?!]/.test(text) && !TALKING.test(text);
const isTalk = (sentences: readonly Sentence[]): boolean =>
  sentences.filter(({ text }) => TALKING.test(text)).length >= TALK * sentences.length;

/** In a story whom "he" means is no question; any other beginning that leans on something is. */
const named = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.replace(/^(?:He|She|They|I|We|Er|Sie|Ich|Wir|Él|Ella)\b/u, 'Anna'),
});

const FEWEST_CONTENT = 3;

/** The first of every few, so that any two of them are far enough apart. */
const spaced = (places: readonly number[], from: number): number[] => {
  let last = from;
  return places.filter((place) => {
    const fits = place - last >= APART;
    if (fits) last = place;
    return fits;
  });
};

/** "Which of these is told first after this?": a story is known by who remembers how it went. */
export const storyCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const phrase = statementPhrases[language.code]?.next;
  if (phrase === undefined || !isStory(material)) return [];
  const stop = language.stopWords;
  if (isTalk(ground.sentences)) return [];
  const mine = new Set(ground.chunks.map(({ id }) => id));
  const happens = ({ text }: Sentence): boolean =>
    countWords(text) >= LENGTH.least &&
    countWords(text) <= LENGTH.most &&
    !PLACED.test(text) &&
    !LEANS.test(text) &&
    contentOf(text, stop).size >= FEWEST_CONTENT;
  const events = ground.sentences.flatMap((sentence, index) => (isPlain(sentence) && happens(sentence) ? [index] : []));
  const textAt = (index: number): string => ground.sentences[index]?.text ?? '';
  return ground.sentences.flatMap((shown, index): Candidate[] => {
    if (!mine.has(shown.chunk) || !isPlain(shown) || !standsAlone(named(shown), language, LENGTH.told, 30)) return [];
    const key = events.find((place) => place - index >= KEY.least && place - index <= KEY.most);
    const next = ground.sentences[key ?? -1];
    if (key === undefined || next?.chunk !== shown.chunk) return [];
    const far = (text: string): boolean => overlap(contentOf(text, stop), contentOf(shown.text, stop)) < 0.2;
    const later = events.filter((place) => place > key && place - key <= FAR && far(textAt(place)));
    const pool = spaced(later, key).map(textAt);
    const quote = evidence(material.byId.get(next.chunk), { start: shown.start, end: next.end }, next.text);
    if (!quote || !far(next.text)) return [];
    const length = countWords(next.text);
    return [
      {
        template: 'next',
        question: filled(phrase, { text: shown.text }),
        key: next.text,
        pool: pool.filter((text) => Math.abs(countWords(text) - length) <= Math.max(5, length / 2)),
        continues: true,
        subject: `next/${next.text}`,
        chunk: next.chunk,
        quote,
        shown: next.text,
        bonus: 0,
        sentences: [shown, next],
      },
    ];
  });
};
