import { filled } from '../../languages/language.ts';
import { type Material, termsIn } from '../../material.ts';
import { rarity } from '../../terms/common-words.ts';
import { isStory } from '../../terms/story.ts';
import { isEmptyHeading, type ReadChunk, sentencesIn } from '../../text/chunk.ts';
import { countWords, fold, words } from '../../text/words.ts';
import { answerFrom, type Draft, type Point, pointsFrom, tellingOf } from './draft.ts';
import type { OpenPhrases } from './phrases.ts';

const POINTS = { least: 2, most: 3 } as const;
/** Below whatever a definition or a list makes: this is asked where a part has neither. */
const MOST_SCORE = 0.6;

/** Words from the beginning in which a sentence names what it is about. */
const BEGINNING = 6;
/** A word that any text could use is no subject to tell of. */
const LEAST_RARITY = 0.6;
const LONGEST_NAME = 8;
const HEADING_SCORE = 0.5;

const isAbout = (text: string, term: string): boolean =>
  fold(
    words(text)
      .slice(0, BEGINNING + words(term).length)
      .join(' '),
  ).includes(fold(term));

const draftOf = (
  name: string,
  subject: string,
  points: readonly Point[],
  score: number,
  phrases: OpenPhrases,
): Draft => ({
  question: {
    kind: 'short_answer',
    scenario: '',
    question: filled(phrases.tell, { term: name }),
    modelAnswer: answerFrom(points),
    points: [...points],
  },
  subject,
  score,
});

/** "What have you read about …?": a term that is not defined, and what several sentences say of it. */
const aboutTerms = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] =>
  termsIn(material, [chunk])
    .filter(
      ({ topic, key, proper }) => !topic && (proper || material.language.code !== 'en' || rarity(key) >= LEAST_RARITY),
    )
    .flatMap(({ key, term, weight, proper }): Draft[] => {
      const sentences = chunk.sections
        .flatMap(({ parts }) => parts.flatMap(sentencesIn))
        // Of somebody every sentence tells something.
        .filter(({ text }) => isAbout(text, term) || (proper && fold(text).includes(fold(term))));
      const points = pointsFrom(chunk, sentences, material, POINTS.most);
      const score = Math.min(MOST_SCORE, points.length / 10 + weight / 100);
      return points.length < POINTS.least ? [] : [draftOf(term, key, points, score, phrases)];
    });

/** The same of a part of the material by its heading, where nothing in it is told of at length. */
const aboutHeadings = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] =>
  (isStory(material) ? [] : chunk.sections).flatMap(({ heading, parts }): Draft[] => {
    const name = heading ?? '';
    if (name === '' || isEmptyHeading(heading) || countWords(name) > LONGEST_NAME || name.endsWith('?')) return [];
    const telling = tellingOf(parts.flatMap(sentencesIn), material, POINTS.most + 1);
    const points = pointsFrom(chunk, telling, material, POINTS.most);
    return points.length < POINTS.most ? [] : [draftOf(name, fold(name), points, HEADING_SCORE, phrases)];
  });

export const told = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] => [
  ...aboutTerms(chunk, material, phrases),
  ...aboutHeadings(chunk, material, phrases),
];
