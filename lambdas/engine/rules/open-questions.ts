import type { OpenAnswer } from '../../domain/model/answers.ts';
import type { OpenTask } from '../../pipeline/prompts/tasks.ts';
import { standsAlone } from '../guards/sentence-guards.ts';
import { filled } from '../locales/patterns.ts';
import { quoteOf, type Reading, type Sentence } from '../nlp/reading.ts';
import { alike, bare, contentWords } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { groundOf } from './choose-options.ts';
import { sentencesWith } from './searchable.ts';
import { explained } from './siblings.ts';

type OpenQuestion = OpenAnswer['questions'][number];
type Point = OpenQuestion['points'][number];

interface Draft {
  readonly question: OpenQuestion;
  readonly chunk: string;
  readonly score: number;
}

const POINTS = { least: 2, most: 4, explained: 3 } as const;
const ALIKE = 0.6;

const pointOf = (sentence: Sentence, ground: Ground): Point => ({
  text: sentence.text,
  chunk: sentence.chunk,
  quote: quoteOf(sentence, ground.reading),
});

const short = (question: string, points: readonly Point[]): OpenQuestion => ({
  kind: 'short_answer',
  scenario: '',
  question,
  modelAnswer: points.map(({ text }) => (/[.!?。！。]["”»)]?$/.test(text) ? text : `${text}.`)).join(' '),
  points: [...points],
});

const differs = (point: Point, points: readonly Point[], { locale: { nlp } }: Ground): boolean =>
  points.every(({ text }) => alike(contentWords(text, nlp), contentWords(point.text, nlp)) < ALIKE);

/** "Explain …": what a term means, and what else the material says of it. */
const fromTerms = (ground: Ground): Draft[] => {
  const phrase = ground.locale.questions.open?.explain;
  if (phrase === undefined) return [];
  return explained(ground).flatMap((term): Draft[] => {
    const { chunk, quote, short: what } = term.definition;
    const points: Point[] = [{ text: `${term.term}: ${what}`, chunk, quote }];
    const others = sentencesWith(ground.reading, term.key)
      .filter(({ sentence }) => ground.reading.byId.get(sentence.chunk)?.role === 'body')
      .filter(({ sentence }) => standsAlone(sentence, ground.locale))
      .toSorted((a, b) => ground.reading.salience(b.sentence) - ground.reading.salience(a.sentence));
    for (const { sentence } of others) {
      const point = pointOf(sentence, ground);
      if (points.length < POINTS.explained && differs(point, points, ground)) points.push(point);
    }
    const told = points[1]?.chunk;
    if (points.length < POINTS.least || !told) return [];
    return [{ question: short(filled(phrase, { term: term.term }), points), chunk: told, score: term.weight }];
  });
};

/**
 * Questions to answer in one's own words, out of the material's own sentences: no more than it holds. Only a real case
 * makes a case study, and the engine invents none. What the book asks so stands at the end, with the book's answer.
 */
export const openQuestionsOn = (
  reading: Reading,
  chunkIds: readonly string[],
  { shortAnswers, kept = [] }: Pick<OpenTask, 'shortAnswers' | 'kept'>,
): OpenAnswer['questions'] => {
  const ground = groundOf(reading);
  const wanted = new Set(chunkIds);
  const known = new Set(kept.map(bare));
  return fromTerms(ground)
    .filter(({ chunk, question }) => wanted.has(chunk) && !known.has(bare(question.question)))
    .sort((a, b) => b.score - a.score || (a.question.question < b.question.question ? -1 : 1))
    .slice(0, shortAnswers)
    .map(({ question }) => question);
};
