import { isPointer } from '../../document/roles/furniture.ts';
import { plainWords } from '../../document/roles/plain.ts';
import type { BookQuestion } from '../../domain/material/chunk.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { bare } from '../nlp/words.ts';
import { proofOf } from '../rules/proof.ts';
import { activity, itemOf } from './scene-text.ts';
import { stemsOf } from './stems.ts';

/** How much of a question with its answer, and of the answer alone, a part of the material must say to answer it. */
const SAYS = { chunk: 0.6, answer: 0.5 } as const;

/** As the material says it; null where it leaves the answer to its readers. */
const rightOf = ({ options, correct, answer }: BookQuestion): string | null =>
  (correct === null ? undefined : options[correct]) ?? answer;

/** Whether a question can be put and answered without a picture or a film that is not here. */
const complete = (question: BookQuestion, { activities, nlp }: ReturnType<typeof localeOf>): boolean =>
  question.question !== '' &&
  !/!\[/.test([question.question, ...question.options, question.answer ?? ''].join(' ')) &&
  !isPointer(question.question) &&
  !nlp.pointing?.test(question.answer ?? '') &&
  !activities.unfit?.test(question.question);

interface Placed {
  readonly question: BookQuestion;
  /** The part of the body that answers it, and the sentence that decides it, where there is one. */
  readonly chunk: string | undefined;
  readonly sentence: Sentence | undefined;
  /** The material says what is right, whether or not its text does. */
  readonly answered: boolean;
}

/** The material's questions with what answers each. */
const placed = once((reading: Reading): readonly Placed[] => {
  const locale = localeOf(reading.language);
  // What a text asks itself answers nothing
  const bodies = reading.bodies
    .map(({ id, sentences }) => ({ id, sentences: sentences.filter(({ text }) => !/[?？؟]$/.test(text)) }))
    .map((body) => ({ ...body, stems: new Set(body.sentences.flatMap((sentence) => [...stemsOf(sentence)])) }));
  return reading.apparatus.questions
    .filter((question) => complete(question, locale))
    .map((question): Placed => {
      const key = rightOf(question);
      const right = contentStems(key ?? '');
      const whole = contentStems(`${question.question} ${key ?? ''}`);
      const answered = key !== null;
      const [best] = bodies
        .map((chunk) => ({ chunk, score: overlap(whole, chunk.stems), answer: overlap(right, chunk.stems) }))
        .toSorted((one, other) => other.score - one.score);
      const told = best !== undefined && best.score >= SAYS.chunk && best.answer >= SAYS.answer;
      const sentence = proofOf(question, { reading, locale });
      const decides = bodies.find(({ id }) => id === sentence?.chunk)?.id;
      return { question, chunk: decides ?? (told ? best.chunk.id : undefined), sentence, answered };
    });
});

/** A question as a quiz asks it. */
interface AskedInQuiz {
  readonly question: string;
  readonly options: readonly string[];
}

/** Two questions may begin alike ("Which is true?"): their options tell them apart. */
const sameOptions = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option) => other.some((text) => bare(text) === bare(option)));

/**
 * The book's own questions for the end of a lesson that told these chunks, without those that it has asked: those that the
 * material answers, and those that it leaves to its readers. One whose answer cannot be placed needs the whole text told.
 */
export const bookQuestions = (reading: Reading, told: ReadonlySet<string>, asked: readonly AskedInQuiz[] = []) => {
  const whole = reading.bodies.every(({ id }) => told.has(id));
  const left = placed(reading)
    .filter(({ chunk }) => whole || (chunk !== undefined && told.has(chunk)))
    .filter(
      ({ question: { question, options } }) =>
        !asked.some(
          (one) => sameOptions(one.options, options) && bare(one.question).includes(bare(plainWords(question))),
        ),
    );
  const answered = left
    .filter((one) => one.answered)
    .map(({ question: { question, options }, sentence }) => ({
      ...activity('book', question, sentence ? [itemOf(sentence, reading)] : []),
      wrong: [...options],
    }));
  return { answered, open: left.filter((one) => !one.answered).map(({ question }) => question) };
};
