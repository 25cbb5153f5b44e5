import type { BookQuestion } from '../../domain/material/chunk.ts';
import type { ProposedActivity } from '../../domain/model/answers.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';
import { itemOf } from './scene-text.ts';
import { stemsOf } from './stems.ts';

/** How much of a question with its answer a part of the material must say: to answer it, and for a sentence to decide it. */
const SAYS = { chunk: 0.6, answer: 0.5, sentence: 0.6, right: 0.75 } as const;
const LONGEST_ANSWER = 120;
/** "Both a and b", "all of the above": what is asked there is how the options are read. */
const META =
  /^(?:all|none|both|neither|either|[a-e] and [a-e])\b|\b(?:of the above|of these)\b|^[a-e](?: ?[,&+] ?[a-e])*$/i;

const rightOf = ({ options, correct, answer }: BookQuestion): string | undefined =>
  options.length > 0 ? (correct === null ? undefined : options[correct]) : (answer ?? undefined);

/** Whether a question can be put as it stands, and its answer be read in the material. */
const answerable = (question: BookQuestion, { nlp, activities }: ReturnType<typeof localeOf>): boolean => {
  const right = rightOf(question);
  if (right === undefined || META.test(right.trim())) return false;
  const all = [question.question, ...question.options, question.answer ?? ''].join(' ');
  return (
    words(question.question).length >= 4 &&
    (question.options.length > 1 || words(right).length >= 3) &&
    words(right).length <= LONGEST_ANSWER &&
    !/[<>{}|\\]|https?:|!\[/.test(all) &&
    !activities.unfit?.test(question.question) &&
    !nlp.pointing?.test(question.question)
  );
};

interface Placed {
  readonly question: BookQuestion;
  /** The part of the body that answers it, and the sentence that decides it, where there is one. */
  readonly chunk: string | undefined;
  readonly sentence: Sentence | undefined;
}

const LONGEST_QUOTE = 600;

const said = (stems: ReadonlySet<string>, by: Sentence): number => overlap(stems, stemsOf(by));

/** A sentence that says what is asked of a wrong option: a key that it contradicts may be a slip of the book. */
const contradicts = (sentence: Sentence, { question, options }: BookQuestion, right: string): boolean =>
  said(contentStems(question), sentence) >= SAYS.sentence &&
  said(contentStems(right), sentence) < 1 &&
  options.some((option) => {
    const stems = contentStems(option);
    return option !== right && stems.size > 0 && said(stems, sentence) === 1;
  });

/** The material's questions that have an answer and are not contradicted by its text, with what answers each. */
const placed = once((reading: Reading): readonly Placed[] => {
  const locale = localeOf(reading.language);
  // What a text asks itself answers nothing
  const bodies = reading.chunks
    .filter(({ role }) => role === 'body')
    .map(({ id, sentences }) => ({ id, sentences: sentences.filter(({ text }) => !/[?？؟]$/.test(text)) }))
    .map((body) => ({ ...body, stems: new Set(body.sentences.flatMap((sentence) => [...stemsOf(sentence)])) }));
  return reading.apparatus.questions
    .filter((question) => answerable(question, locale))
    .flatMap((question): Placed[] => {
      const right = contentStems(rightOf(question) ?? '');
      const whole = contentStems(`${question.question} ${rightOf(question)}`);
      const isWrong = (sentence: Sentence): boolean => contradicts(sentence, question, rightOf(question) ?? '');
      if (question.options.length > 0 && bodies.some(({ sentences }) => sentences.some(isWrong))) return [];
      const [best] = bodies
        .map((chunk) => ({ chunk, score: overlap(whole, chunk.stems), answer: overlap(right, chunk.stems) }))
        .toSorted((one, other) => other.score - one.score);
      if (!best || best.score < SAYS.chunk || best.answer < SAYS.answer)
        return [{ question, chunk: undefined, sentence: undefined }];
      const [sentence] = best.chunk.sentences
        .filter((one) => said(whole, one) >= SAYS.sentence && said(right, one) >= SAYS.right)
        .filter(({ start, end }) => end - start <= LONGEST_QUOTE)
        .toSorted((one, other) => said(whole, other) - said(whole, one));
      return [{ question, chunk: best.chunk.id, sentence }];
    });
});

/**
 * The book's own questions, as it has them, for the end of a lesson that told these chunks. One whose answer cannot be
 * placed needs the whole text to have been told.
 */
export const bookQuestions = (reading: Reading, told: ReadonlySet<string>): ProposedActivity[] => {
  const whole = reading.chunks.every(({ id, role }) => role !== 'body' || told.has(id));
  return placed(reading)
    .filter(({ chunk }) => (chunk === undefined ? whole : told.has(chunk)))
    .map(({ question, sentence }) => ({
      kind: 'book',
      place: '',
      question: question.question,
      items: sentence ? [itemOf(sentence, reading)] : [],
      wrong: [],
    }));
};
