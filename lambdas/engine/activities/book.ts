import { isPointer } from '../../document/roles/furniture.ts';
import { plainWords } from '../../document/roles/plain.ts';
import type { BookQuestion } from '../../domain/material/chunk.ts';
import type { ProposedActivity } from '../../domain/model/answers.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import type { Locale } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import type { ReadChunk, Reading, Sentence } from '../nlp/reading.ts';
import { bare } from '../nlp/words.ts';
import { proofOf } from '../rules/proof.ts';
import { activity, itemOf } from './scene-text.ts';
import { stemsOf } from './stems.ts';

/**
 * How much of a question with its answer, and of the answer alone, a part of the material must say to answer it. Of 96 that
 * strangers rated, 44 of 47 were good where a section says seven tenths of a question and its key, and 22 of 27 where it says
 * less; of answers in words five of five where it says nine tenths.
 */
const SAYS = { chunk: 0.6, answer: 0.5, section: { choice: 0.7, words: 0.9 } } as const;

/** Options that are told by letters: those of a list that was numbered otherwise, or is shuffled, mean others. */
const LETTERED = /^(?:both |only |either )?\(?[A-Ha-h]\)?(?:, \(?[A-Ha-h]\)?)*,? (?:and|or|nor) \(?[A-Ha-h]\)?\.?$/i;

/** An answer that names options by letters, which stand with others or none: "Tetracycline: a; Chloramphenicol: c". */
const LETTERS = /: ?\(?[a-h]\)?(?:[;,.]|$)/i;

/** As the material says it; null where it leaves the answer to its readers. */
const rightOf = ({ options, correct, answer }: BookQuestion): string | null =>
  (correct === null ? undefined : options[correct]) ?? answer;

/** Parts of a task. */
const MOST_PARTS = 3;
/** A blank without options: whose words fit is a guess. */
const BLANK = /_{3,}/;
/** A picture, a row of a table, a link. */
const SHOWN = /!\[|^\|.*\|$|\]\(|https?:/m;

const partsOf = (question: string): number =>
  Math.max(
    ...[/[?？؟](?=\s|$)/g, /^\s*(?:\d+|[a-h])[.)]\s/gm, /\([a-h]\)\s/g].map((one) => question.match(one)?.length ?? 0),
  );

/** Whether a question can be put without a picture, a table or a film that is not here. */
const isHere = ({ question, options }: BookQuestion): boolean =>
  question !== '' &&
  options.every((option) => option.trim() !== '') &&
  !SHOWN.test([question, ...options].join('\n')) &&
  !isPointer(question);

/** Whether it can be answered, too, without a tool, another question or the life of its reader. */
const isComplete = ({ question, options, answer }: BookQuestion, { activities, nlp }: Locale): boolean =>
  !options.some((option) => LETTERED.test(option.trim())) &&
  !SHOWN.test(answer ?? '') &&
  partsOf(question) <= MOST_PARTS &&
  !nlp.pointing?.test(answer ?? '') &&
  ![question, answer ?? ''].some((text) => activities.unfit?.test(text));

interface Placed {
  readonly question: BookQuestion;
  /** The part of the body that it stands below, with others after it. */
  readonly above: string | undefined;
  /** The part of the body that answers it, or that it stands below, and the sentence that decides it, where there is one. */
  readonly chunk: string | undefined;
  readonly sentence: Sentence | undefined;
  /** The material says what is right, and its text bears it out. */
  readonly answered: boolean;
}

/** Whether the material says anywhere what is right: of names and facts the key alone tells nothing. */
const isSaid = (question: BookQuestion, said: ReadonlySet<string>, { questions }: Locale): boolean => {
  const { options, correct, answer } = question;
  const right = correct === null ? undefined : options[correct];
  if (right === undefined || answer !== null || !/\p{L}{3}/u.test(right)) return true;
  if (questions.aboutOptions?.test(right.trim()) || questions.negated?.test(question.question)) return true;
  return overlap(contentStems(right), said) >= SAYS.answer;
};

/** The words of each section of the body. */
const sectionStems = once(({ bodies }: Reading) =>
  [...Map.groupBy(bodies, ({ path }) => path.join('\n')).values()].map((chunks) =>
    contentStems(chunks.map(({ text }) => text).join(' ')),
  ),
);

/** A name of several words: who is not told of it would have to know it. */
const NAME = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu;

/** Whether a section speaks of what is asked, or says the book's answer: who has read it need know nothing else. */
const isTaught = (question: BookQuestion, reading: Reading): boolean => {
  const { options, correct, question: asked, answer } = question;
  const right = correct === null ? undefined : options[correct];
  const isChoice = right !== undefined;
  if (!isChoice && (BLANK.test(asked) || LETTERED.test(answer ?? '') || LETTERS.test(answer ?? ''))) return false;
  const wanted = contentStems(isChoice ? `${asked} ${right}` : (answer ?? ''));
  const { choice, words } = SAYS.section;
  const names = (asked.match(NAME) ?? []).map(contentStems);
  return sectionStems(reading).some(
    (said) =>
      overlap(wanted, said) >= (isChoice ? choice : words) && names.every((name) => overlap(name, said) >= SAYS.answer),
  );
};

/** Whether a section says all options of a question whose key is "all of the above"; undefined of any other key. */
const saysAll = ({ options, correct }: BookQuestion, reading: Reading, { questions }: Locale): boolean | undefined => {
  const right = correct === null ? undefined : options[correct];
  if (right === undefined || !questions.aboutOptions?.test(right.trim())) return undefined;
  const others = options.filter((_, index) => index !== correct).map((option) => contentStems(option));
  return sectionStems(reading).some((said) => others.every((other) => overlap(other, said) >= SAYS.section.words));
};

/** The material's questions with what answers each. */
const placed = once((reading: Reading): readonly Placed[] => {
  const locale = localeOf(reading.language);
  // What a text asks itself answers nothing
  const bodies = reading.bodies
    .map(({ id, sentences }) => ({ id, sentences: sentences.filter(({ text }) => !/[?？؟]$/.test(text)) }))
    .map((body) => ({ ...body, stems: new Set(body.sentences.flatMap((sentence) => [...stemsOf(sentence)])) }));
  const isBody = ({ role }: ReadChunk): boolean => role === 'body';
  const all = new Set(
    reading.chunks.flatMap(({ role, text }) => (role === 'exercises' ? [] : [...contentStems(text)])),
  );
  return reading.apparatus.questions.filter(isHere).map((question): Placed => {
    const key = rightOf(question);
    const right = contentStems(key ?? '');
    const whole = contentStems(`${question.question} ${key ?? ''}`);
    const [best] = bodies
      .map((chunk) => ({ chunk, score: overlap(whole, chunk.stems), answer: overlap(right, chunk.stems) }))
      .toSorted((one, other) => other.score - one.score);
    const told = best !== undefined && best.score >= SAYS.chunk && best.answer >= SAYS.answer;
    // What stands between two parts of the text belongs to the one above it
    const at = reading.chunks.findIndex(({ id }) => id === question.chunk);
    const goesOn = at !== -1 && reading.chunks.slice(at).some(isBody);
    const above = goesOn ? reading.chunks.slice(0, at).findLast(isBody)?.id : undefined;
    const sentence = proofOf(question, { reading, locale });
    const decides = bodies.find(({ id }) => id === sentence?.chunk)?.id;
    // Beside its worked example the book's task is clear
    const decided = saysAll(question, reading, locale) ?? (sentence !== undefined || isTaught(question, reading));
    const bears = above !== undefined || decided;
    const answered = key !== null && bears && isComplete(question, locale) && isSaid(question, all, locale);
    return { question, chunk: above ?? decides ?? (told ? best.chunk.id : undefined), above, sentence, answered };
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
  const practised = ({ question: { question, options }, sentence, above = '' }: Placed): ProposedActivity => ({
    ...activity('book', question, sentence ? [itemOf(sentence, reading)] : []),
    place: reading.byId.get(above)?.path.at(-1) ?? '',
    wrong: [...options],
  });
  const answered = left.filter((one) => one.answered);
  return {
    answered: answered.filter(({ above }) => above === undefined).map(practised),
    /** Those that stand below one of some parts of the text. */
    below: (ids: readonly string[]) => answered.filter(({ above }) => ids.includes(above ?? '')).map(practised),
    open: left.filter((one) => !one.answered).map(({ question }) => question),
  };
};
