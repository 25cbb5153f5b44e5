import { plainWords } from '../../document/roles/plain.ts';
import type { BookQuestion } from '../../domain/material/chunk.ts';
import { refusal } from '../guards/guard.ts';
import { sameForm } from '../guards/option-guards.ts';
import { questionGuards } from '../guards/question-guards.ts';
import { filled } from '../locales/patterns.ts';
import { quoteOf, type Sentence } from '../nlp/reading.ts';
import { contentWords, shared, termKey } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { proofOf } from './proof.ts';
import { searchableSentences } from './searchable.ts';

const OPTIONS = { least: 3, most: 4 } as const;
const BLANK = /_{3,}/;
/** A blank that an option does not end: what stands after it may not fit. */
const BLANK_WITHIN = /_{3,}[^_]+?[\p{L}_]/u;

/** The body chunk that decides a question; else the one that says most of it, by its best sentence. */
const chapterOf = (text: string, proof: Sentence | undefined, { reading, locale }: Ground): string | undefined => {
  const wanted = contentWords(text, locale.nlp);
  const told = new Set(reading.bodies.map(({ id }) => id));
  if (proof && told.has(proof.chunk)) return proof.chunk;
  let best: { chunk: string; share: number } | undefined;
  for (const { sentence, content } of searchableSentences(reading)) {
    const share = shared(wanted, content);
    if (told.has(sentence.chunk) && share > (best?.share ?? 0)) best = { chunk: sentence.chunk, share };
  }
  return best?.chunk ?? reading.bodies.at(-1)?.id;
};

/** A sentence that its options complete, with a blank where they stand; undefined for a question. */
const completedBy = (asked: string): string | undefined => {
  if (BLANK.test(asked)) return asked.replace(/\s*_{3,}/, ' _____');
  return /[\p{L})]$/u.test(asked) ? `${asked} _____.` : undefined;
};

/** Whether every option is English where it stands, and of one part of speech. */
const misfits = (gap: string, options: readonly string[], { locale: { questions } }: Ground): boolean => {
  const qualities = options.filter((option) => !option.includes(' ') && questions.quality?.test(option)).length;
  return (
    (qualities > 0 && qualities < options.length) ||
    options.some((option) => questions.misfit?.test(gap.replace(BLANK, option)))
  );
};

const candidateOf = (question: BookQuestion, ground: Ground): Candidate[] => {
  const { reading, locale } = ground;
  const { nlp, questions } = locale;
  const { options, correct } = question;
  const right = correct === null ? undefined : options[correct];
  if (right === undefined) return [];
  const asked = plainWords(question.question);
  const gap = completedBy(asked);
  const wrong = options.filter((_, index) => index !== correct);
  const proof = proofOf(question, ground);
  const reasons: readonly (readonly [boolean, string])[] = [
    [options.length < OPTIONS.least || options.length > OPTIONS.most, 'has fewer than three options or more than four'],
    [options.some((option) => questions.aboutOptions?.test(option.trim())), 'has an option about its options'],
    [questions.negated?.test(asked) === true, 'asks for what is not so'],
    [BLANK_WITHIN.test(asked), 'has a blank that an option does not end'],
    [nlp.pointing?.test(asked.split(questions.asking ?? BLANK).join(' ')) === true, 'points at the page'],
    [gap !== undefined && misfits(gap, options, ground), 'has an option that does not go on with it'],
    [
      refusal(questionGuards, { question: asked, right, wrong, language: reading.language }, nlp) !== undefined ||
        wrong.some((text) => refusal([sameForm], { right, wrong: text }, nlp)),
      'has options that do not fit it or each other',
    ],
    [proof === undefined, 'is answered by no sentence of the material'],
  ];
  return [
    {
      subject: `book ${asked}`,
      question: gap === undefined ? asked : filled(questions.completes, { text: gap }),
      right,
      pool: wrong.map((text) => {
        const known = reading.terms.find(({ key }) => key === termKey(text, nlp))?.definition;
        return { text, about: known ? filled(questions.about.term, { term: text, definition: known.short }) : '' };
      }),
      chunk: chapterOf(`${asked} ${right}`, proof, ground) ?? question.chunk,
      evidence: proof
        ? { chunk: proof.chunk, quote: quoteOf(proof, reading) }
        : { chunk: question.chunk, quote: right },
      shown: proof?.text ?? right,
      salience: 0.9,
      refused: reasons.find(([holds]) => holds)?.[1],
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
