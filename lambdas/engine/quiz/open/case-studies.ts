import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { isEmptyHeading, type ReadChunk, sentencesIn } from '../../text/chunk.ts';
import { countWords, fold } from '../../text/words.ts';
import { answerFrom, type Draft, pointsFrom, tellingOf } from './draft.ts';
import type { OpenPhrases } from './phrases.ts';

const POINTS = { least: 3, most: 4 } as const;
const LONGEST_NAME = 10;

/** Somebody knows how a part of the material begins and has to be told the rest: no fact of it is made up. */
export const caseStudies = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] =>
  chunk.sections.flatMap(({ heading, parts }): Draft[] => {
    const name = heading ?? chunk.path.at(-1) ?? null;
    if (!name || countWords(name) > LONGEST_NAME || isEmptyHeading(name)) return [];
    const sentences = parts.flatMap(sentencesIn);
    const [first] = pointsFrom(chunk, sentences, material, 1);
    const rest = sentences.filter(({ text }) => text !== first?.text);
    const points = pointsFrom(chunk, tellingOf(rest, material, POINTS.most + 1), material, POINTS.most);
    if (!first || points.length < POINTS.least) return [];
    return [
      {
        question: {
          kind: 'case_study',
          scenario: filled(phrases.scenario, { name, said: first.text }),
          question: filled(phrases.advise, { name }),
          modelAnswer: answerFrom(points),
          points,
        },
        subject: fold(name),
        score: points.length,
      },
    ];
  });
