import type { BookQuestion } from '../../domain/material/chunk.ts';
import { supports } from '../../domain/scene/checks/evidence.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { filled } from '../locales/patterns.ts';
import { quoteOf, type Sentence } from '../nlp/reading.ts';
import { contentWords, shared, termKey } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { shortDefinition } from './siblings.ts';

const OPTIONS = { least: 3, most: 4 } as const;
/** What a quote must hold of a question, of its answer or of the other options to show it: shares, and numbers of words. */
const SHOWN = { question: 0.4, short: 3, ofShort: 0.6, answer: 0.6, others: 0.8, least: 5, body: 0.1 } as const;
const BLANK = /_{3,}/;
/** An option that speaks of others stands where the book put it. */
const ABOUT_OPTIONS =
  /^(?:all|none|both|neither|any|some) (?:of )?(?:the|these|those|above)\b|^(?:both )?\(?[a-e]\)? (?:and|n?or) \(?[a-e]\)?$/i;

/** What follows are its options, and nothing of the page. */
const OWN_OPTIONS = /\b(?:of )?the following\b/gi;
/** A question for what is not so. */
const NEGATED = /\b(?:not|except)\b|n[’']t\b/i;

/**
 * The sentence that shows an answer: it speaks of what is asked and holds the answer, and not all of the options; of
 * "which is not", it holds the others. Undefined where none does: the key alone is no evidence.
 */
const proofOf = (asked: string, right: string, wrong: readonly string[], { reading }: Ground): Sentence | undefined => {
  const negated = NEGATED.test(asked.split(/(?<=[.!?])\s/).at(-1) ?? '');
  const question = contentStems(asked.replace(OWN_OPTIONS, ' '));
  const [answer, others] = [contentStems(right), contentStems(wrong.join(' '))];
  const news = new Set([...answer].filter((stem) => !question.has(stem)));
  const least = question.size <= SHOWN.short && !negated ? SHOWN.ofShort : SHOWN.question;
  const names = asked.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu) ?? [];
  const shown = searchableSentences(reading).flatMap(({ sentence }) => {
    const said = contentStems(sentence.text);
    const [speaks, holds] = [overlap(question, said), overlap(news.size > 0 ? news : answer, said)];
    const rest = overlap(others, said);
    const shows = negated
      ? rest >= SHOWN.others && others.size >= SHOWN.least && holds < 1
      : holds >= SHOWN.answer && rest < SHOWN.others;
    if (
      !shows ||
      speaks < least ||
      sentence.text.endsWith('?') ||
      names.some((name) => !sentence.text.includes(name)) ||
      !supports(sentence.text, right)
    )
      return [];
    const body = reading.byId.get(sentence.chunk)?.role === 'body' ? SHOWN.body : 0;
    return [{ sentence, score: speaks + (negated ? rest : holds) + body }];
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
  const short = question.options.length < OPTIONS.least || question.options.length > OPTIONS.most;
  const refused = short
    ? 'has fewer than three options or more than four'
    : question.options.some((option) => ABOUT_OPTIONS.test(option.trim()))
      ? 'has an option about its options'
      : nlp.pointing?.test(asked.replace(OWN_OPTIONS, ' '))
        ? 'points at the page'
        : proof
          ? undefined
          : 'is answered by no sentence of the material';
  return [
    {
      subject: `book ${asked}`,
      question: BLANK.test(asked) ? filled(questions.completes, { text: asked.replace(/\s*_{3,}/, ' _____') }) : asked,
      right,
      pool: wrong.map((text) => {
        const known = ground.reading.terms.find(({ key }) => key === termKey(text, nlp))?.definition;
        const about = known
          ? filled(questions.about.term, { term: text, definition: shortDefinition(known.text) })
          : '';
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
