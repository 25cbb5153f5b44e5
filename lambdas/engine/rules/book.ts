import type { BookQuestion } from '../../domain/material/chunk.ts';
import { supports } from '../../domain/scene/checks/evidence.ts';
import { filled } from '../locales/questions.ts';
import type { Sentence } from '../nlp/reading.ts';
import { contentWords, shared, termKey } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { shortDefinition } from './siblings.ts';
import { quoteOf } from './wording.ts';

const OPTIONS = { least: 3, most: 4 } as const;
/** The share of a question's words, its answer's among them, from which on a sentence decides it. */
const DECIDES = 0.45;
const BLANK = /_{3,}/;
/** An option that speaks of others stands where the book put it. */
const ABOUT_OPTIONS =
  /^(?:all|none|both|neither|any|some) (?:of )?(?:the|these|those|above)\b|^(?:both )?\(?[a-e]\)? (?:and|n?or) \(?[a-e]\)?$/i;

/** What follows are its options, and nothing of the page. */
const OWN_OPTIONS = /\b(?:of )?the following\b/gi;
/** A question for what is not so. */
const NEGATED = /\b(?:not|except)\b|n[’']t\b/i;

/** The sentence that says most of what the question and its answer say. */
export const decidingSentence = (text: string, ground: Ground): { sentence: Sentence; share: number } | undefined => {
  const { nlp } = ground.locale;
  const wanted = contentWords(text, nlp);
  let best: { sentence: Sentence; share: number } | undefined;
  for (const { sentence, content } of searchableSentences(ground.reading)) {
    const share = shared(wanted, content);
    if (share > (best?.share ?? 0)) best = { sentence, share };
  }
  return best;
};

/** The body chunk that says most of it, by its best sentence. */
export const chapterOf = (text: string, { reading, locale, bodies }: Ground): string | undefined => {
  const wanted = contentWords(text, locale.nlp);
  const told = new Set(bodies.map(({ id }) => id));
  let best: { chunk: string; share: number } | undefined;
  for (const { sentence, content } of searchableSentences(reading)) {
    const share = shared(wanted, content);
    if (told.has(sentence.chunk) && share > (best?.share ?? 0)) best = { chunk: sentence.chunk, share };
  }
  return best?.chunk ?? bodies.at(-1)?.id;
};

/** A question as a plain sentence: emphasis becomes capitals where it is a "not". */
export const plainQuestion = (text: string): string =>
  text
    .replace(/[*_]{1,2}(not|except|only)[*_]{1,2}/gi, (_, word: string) => word.toUpperCase())
    .replace(/\*+/g, '')
    .replace(/^(?:Which|All)\b[^.?!:]*[.?!:]?$/, (asked) =>
      asked.replace(/\b(?:not|except)\b/g, (word) => word.toUpperCase()),
    )
    .trim();

/** The line of the exercises that an option stands in: the book's own key is the evidence. */
const optionLine = (question: BookQuestion, right: string, { reading }: Ground): string | undefined =>
  reading.byId
    .get(question.chunk)
    ?.text.split('\n')
    .map((line) => line.trim())
    .find((line) => line.includes(right));

const candidateOf = (question: BookQuestion, ground: Ground): Candidate[] => {
  const { nlp, questions } = ground.locale;
  const right = question.correct === null ? undefined : question.options[question.correct];
  if (right === undefined) return [];
  const asked = plainQuestion(question.question);
  const best = decidingSentence(`${asked} ${right}`, ground);
  const key = contentWords(right, nlp);
  const shows = best && best.share >= DECIDES && shared(key, contentWords(best.sentence.text, nlp)) === 1;
  const said = shows && !NEGATED.test(asked) && supports(best.sentence.text, right) ? best.sentence : undefined;
  const line = optionLine(question, right, ground);
  const evidence = said
    ? { chunk: said.chunk, quote: quoteOf(said, ground) }
    : { chunk: question.chunk, quote: line ?? right };
  const short = question.options.length < OPTIONS.least || question.options.length > OPTIONS.most;
  const refused = short
    ? 'has fewer than three options or more than four'
    : question.options.some((option) => ABOUT_OPTIONS.test(option.trim()))
      ? 'has an option about its options'
      : nlp.pointing?.test(asked.replace(OWN_OPTIONS, ' '))
        ? 'points at the page'
        : undefined;
  return [
    {
      subject: `book ${asked}`,
      question: BLANK.test(asked) ? filled(questions.completes, { text: asked.replace(/\s*_{3,}/, ' _____') }) : asked,
      right,
      pool: question.options
        .filter((_, index) => index !== question.correct)
        .map((text) => {
          const known = ground.reading.terms.find(({ key }) => key === termKey(text, nlp))?.definition;
          const about = known
            ? filled(questions.about.term, { term: text, definition: shortDefinition(known.text) })
            : '';
          return { text, about };
        }),
      chunk: chapterOf(`${asked} ${right}`, ground) ?? question.chunk,
      evidence,
      shown: said?.text ?? `${asked} ${right}`,
      sentence: null,
      salience: 0.9,
      refused,
      own: true,
    },
  ];
};

/** The material's own questions with options and a key, as it asks them. In any language. */
export const bookRule: Rule = {
  id: 'book',
  worth: 2.8,
  find: (ground) => ground.reading.apparatus.questions.flatMap((question) => candidateOf(question, ground)),
};
