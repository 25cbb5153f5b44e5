import { filled } from '../../languages/language.ts';
import { type Material, termsIn } from '../../material.ts';
import { type ReadChunk, sentencesIn } from '../../text/chunk.ts';
import { fold } from '../../text/words.ts';
import { answerFrom, type Draft, pointsFrom } from './draft.ts';
import type { OpenPhrases } from './phrases.ts';

const POINTS = { least: 2, most: 3 } as const;
/** Below whatever a definition or a list makes: this is asked where a part has neither. */
const MOST_SCORE = 0.6;

/** "What have you read about …?": a term that is not defined, and what several sentences say of it. */
export const told = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] =>
  termsIn(material, [chunk])
    .filter(({ topic }) => !topic)
    .flatMap(({ key, term, weight }): Draft[] => {
      const sentences = chunk.sections
        .flatMap(({ parts }) => parts.flatMap(sentencesIn))
        .filter(({ text }) => fold(text).includes(fold(term)));
      const points = pointsFrom(chunk, sentences, material, POINTS.most);
      if (points.length < POINTS.least) return [];
      const question = filled(phrases.tell, { term });
      return [
        {
          question: { kind: 'short_answer', scenario: '', question, modelAnswer: answerFrom(points), points },
          subject: key,
          score: Math.min(MOST_SCORE, points.length / 10 + weight / 100),
        },
      ];
    });
