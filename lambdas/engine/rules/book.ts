import type { BookQuestion } from '../../domain/material/chunk.ts';
import { supports } from '../../domain/scene/checks/evidence.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { refusal } from '../guards/guard.ts';
import { sameForm } from '../guards/option-guards.ts';
import { questionGuards } from '../guards/question-guards.ts';
import { filled } from '../locales/patterns.ts';
import { quoteOf, type Sentence } from '../nlp/reading.ts';
import { contentWords, shared, termKey, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { searchableSentences } from './searchable.ts';

const OPTIONS = { least: 3, most: 4 } as const;
/** What a quote must hold of a question and of its answer to show it: shares, numbers of words and of letters. */
const SHOWN = { question: 0.4, short: 3, ofShort: 0.6, answer: 0.8, body: 0.1, stem: 6 } as const;
const BLANK = /_{3,}/;
/** A blank that an option does not end: what stands after it may not fit. */
const BLANK_WITHIN = /_{3,}[^_]+?[\p{L}_]/u;
/** An option that speaks of others stands where the book put it. */
const ABOUT_OPTIONS =
  /^(?:all|none|both|neither|any|some) (?:of )?(?:the|these|those|above)\b|^(?:both )?\(?[a-e]\)? (?:and|n?or) \(?[a-e]\)?$/i;

/** What follows are its options, and nothing of the page. */
const OWN_OPTIONS = /\b(?:of )?the following\b/gi;
/** A question for what is not so: no sentence says it. */
const NEGATED = /\b(?:not|except|false|incorrect|untrue|least)\b|n[’']t\b/i;

const beyond = (stems: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> =>
  new Set([...stems].filter((stem) => !known.has(stem)));

/**
 * The sentence that shows an answer: it speaks of what is asked, by its term and its names, holds the answer, and names no
 * other option. Undefined where none does: the key alone is no evidence.
 */
const proofOf = (asked: string, right: string, wrong: readonly string[], ground: Ground): Sentence | undefined => {
  const { reading, locale } = ground;
  const question = contentStems(asked.replace(OWN_OPTIONS, ' '));
  const answer = contentStems(right);
  const news = beyond(answer, question);
  const others = wrong.map((text) => beyond(contentStems(text), new Set([...question, ...answer])));
  const least = question.size <= SHOWN.short ? SHOWN.ofShort : SHOWN.question;
  const names = asked.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu) ?? [];
  const line = (text: string): string => ` ${words(text).map(locale.nlp.singular).join(' ')} `;
  const terms = reading.terms.filter(({ key }) => line(asked).includes(` ${key} `));
  // Long words may begin alike and mean different things
  const long = words(right).filter(({ length }) => length > SHOWN.stem);
  const shown = searchableSentences(reading).flatMap(({ sentence, line: said }) => {
    const stems = contentStems(sentence.text);
    const [speaks, holds] = [overlap(question, stems), overlap(news.size > 0 ? news : answer, stems)];
    if (
      holds < SHOWN.answer ||
      speaks < least ||
      !long.every((word) => said.toLowerCase().includes(` ${locale.nlp.singular(word.toLowerCase())} `)) ||
      others.some((other) => other.size > 0 && overlap(other, stems) === 1) ||
      (terms.length > 0 && !terms.some(({ key }) => said.includes(` ${key} `))) ||
      sentence.text.endsWith('?') ||
      names.some((name) => !sentence.text.includes(name)) ||
      !supports(sentence.text, right)
    )
      return [];
    const body = reading.byId.get(sentence.chunk)?.role === 'body' ? SHOWN.body : 0;
    return [{ sentence, score: speaks + holds + body }];
  });
  return shown.toSorted((one, other) => other.score - one.score)[0]?.sentence;
};

/** The body chunk that says most of it, by its best sentence. */
export const chapterOf = (text: string, { reading, locale }: Ground): string | undefined => {
  const wanted = contentWords(text, locale.nlp);
  const told = new Set(reading.bodies.map(({ id }) => id));
  let best: { chunk: string; share: number } | undefined;
  for (const { sentence, content } of searchableSentences(reading)) {
    const share = shared(wanted, content);
    if (told.has(sentence.chunk) && share > (best?.share ?? 0)) best = { chunk: sentence.chunk, share };
  }
  return best?.chunk ?? reading.bodies.at(-1)?.id;
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

const candidateOf = (question: BookQuestion, ground: Ground): Candidate[] => {
  const { nlp, questions } = ground.locale;
  const right = question.correct === null ? undefined : question.options[question.correct];
  if (right === undefined) return [];
  const asked = plainQuestion(question.question);
  const wrong = question.options.filter((_, index) => index !== question.correct);
  const proof = proofOf(asked, right, wrong, ground);
  const reasons: readonly (readonly [boolean, string])[] = [
    [
      question.options.length < OPTIONS.least || question.options.length > OPTIONS.most,
      'has fewer than three options or more than four',
    ],
    [question.options.some((option) => ABOUT_OPTIONS.test(option.trim())), 'has an option about its options'],
    [NEGATED.test(asked), 'asks for what is not so'],
    [BLANK_WITHIN.test(asked), 'has a blank that an option does not end'],
    [nlp.pointing?.test(asked.replace(OWN_OPTIONS, ' ')) === true, 'points at the page'],
    [
      refusal(questionGuards, { question: asked, right, wrong, language: ground.reading.language }, nlp) !==
        undefined || wrong.some((text) => refusal([sameForm], { right, wrong: text }, nlp)),
      'has options that do not fit it or each other',
    ],
    [proof === undefined, 'is answered by no sentence of the material'],
  ];
  const refused = reasons.find(([holds]) => holds)?.[1];
  return [
    {
      subject: `book ${asked}`,
      question: BLANK.test(asked) ? filled(questions.completes, { text: asked.replace(/\s*_{3,}/, ' _____') }) : asked,
      right,
      pool: wrong.map((text) => {
        const known = ground.reading.terms.find(({ key }) => key === termKey(text, nlp))?.definition;
        const about = known ? filled(questions.about.term, { term: text, definition: known.short }) : '';
        return { text, about };
      }),
      chunk: chapterOf(`${asked} ${right}`, ground) ?? question.chunk,
      evidence: proof
        ? { chunk: proof.chunk, quote: quoteOf(proof, ground.reading) }
        : { chunk: question.chunk, quote: right },
      shown: proof?.text ?? right,
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
