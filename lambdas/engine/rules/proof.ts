import type { BookQuestion } from '../../domain/material/chunk.ts';
import { supports } from '../../domain/scene/checks/evidence.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { type SearchableSentence, searchableSentences } from './searchable.ts';

/**
 * What a quote must hold of a question and of its answer to show it: shares, and letters of a word that has an own meaning.
 * Of two the shorter is taken: `longer` counts against each character.
 */
const SHOWN = { question: 0.7, answer: 0.8, body: 0.1, stem: 6, longer: 0.001 } as const;

/** Sentences that decide a question together, and characters of a quote. */
const PASSAGE = { sentences: 4, characters: 600 } as const;

/** Of so many rare words of a question several sentences that answer it have one. */
const RAREST = 3;

/** `several`: it is more than one sentence. */
interface Passage extends SearchableSentence {
  readonly several: boolean;
}

/** A sentence of a paragraph alone, and with those that follow it there: what it speaks of, they go on to say. */
const passagesFrom = (all: readonly SearchableSentence[], at: number): Passage[] => {
  const first = all[at];
  if (!first) return [];
  const run = [first];
  const passages: Passage[] = [{ ...first, several: false }];
  for (const next of all.slice(at + 1, at + PASSAGE.sentences)) {
    const { chunk, block, index } = next.sentence;
    const last = run.at(-1)?.sentence;
    if (chunk !== last?.chunk || block !== last.block || index !== last.index + 1) break;
    run.push(next);
    const sentence: Sentence = Object.assign(Object.create(first.sentence), {
      text: run.map((one) => one.sentence.text).join(' '),
      end: next.sentence.end,
    });
    if (sentence.end - sentence.start > PASSAGE.characters) break;
    passages.push({ ...first, sentence, line: run.map(({ line }) => line).join(''), several: true });
  }
  return passages;
};

const stemmed = once((reading: Reading) => {
  const single = searchableSentences(reading);
  const known = single.map(({ line }) => contentStems(line));
  const uses = new Map<string, number>();
  for (const stem of known.flatMap((stems) => [...stems])) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const passages = single.flatMap((_, at) => passagesFrom(single, at));
  const all = passages.map((one) => ({ ...one, stems: contentStems(one.line) }));
  // What every sentence says tells little of what one of them is about
  return { all, uses, weight: (stem: string): number => Math.log((single.length + 2) / ((uses.get(stem) ?? 0) + 1)) };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The sentence that decides a question of the book by itself: it speaks of all that is asked, holds the book's answer, and
 * names no other option; or a few that do so together, and may go on to other options. Undefined where none does: the key alone is no evidence, and nothing shows what is not so.
 */
export const proofOf = (
  { question, options, correct }: BookQuestion,
  { reading, locale }: Ground,
): Sentence | undefined => {
  const { nlp, questions } = locale;
  const right = correct === null ? undefined : options[correct];
  const undecided = right === undefined || questions.aboutOptions?.test(right);
  if (undecided || questions.negated?.test(question)) return undefined;
  const { all, uses, weight } = stemmed(reading);
  const lineOf = (text: string): string => ` ${words(text).map(nlp.singular).join(' ')} `;
  const asked = question.split(questions.asking ?? /(?!)/).join(' ');
  const content = words(asked).filter((word) => !nlp.functionWords.has(word.toLowerCase()));
  // In a language whose words of grammar nobody knows, a question has some that the text does not have
  const spoken = (stem: string): boolean => nlp.functionWords.size > 0 || uses.has(stem);
  const about = new Set([...contentStems(lineOf(content.join(' ')))].filter(spoken));
  const answer = contentStems(lineOf(right));
  const known = new Set([...about, ...answer]);
  const news = new Set([...answer].filter((stem) => !about.has(stem)));
  const wrong = options.filter((_, at) => at !== correct);
  const others = wrong.map((text) => new Set([...contentStems(lineOf(text))].filter((stem) => !known.has(stem))));
  const phrases = wrong.map(lineOf).filter((line) => !`${lineOf(asked)}${lineOf(right)}`.includes(line));
  const named = [
    ...reading.terms.map(({ key }) => ` ${key} `).filter((key) => lineOf(asked).includes(key)),
    ...(asked.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu) ?? []).map(lineOf),
    // Long words may begin alike and mean different things
    ...words(right)
      .filter(({ length }) => length > SHOWN.stem)
      .map(lineOf),
  ];
  const total = sum([...about].map(weight));
  const rarest = [...about].toSorted((one, other) => weight(other) - weight(one));
  const shown = all.flatMap(({ sentence, line, stems, several }) => {
    const speaks = total === 0 ? 1 : sum([...about].filter((stem) => stems.has(stem)).map(weight)) / total;
    // What a term means may name others
    const defines = reading.byId.get(sentence.chunk)?.role === 'glossary' && line.startsWith(lineOf(right));
    const holds = overlap(news.size > 0 ? news : answer, stems);
    const namesOthers =
      others.some((other) => other.size > 0 && overlap(other, stems) === 1) ||
      phrases.some((phrase) => line.includes(phrase));
    const alone = named.every((name) => line.includes(name)) && !nlp.deictic?.test(sentence.text);
    // One word may stand anywhere: what it is asked for by must stand beside it
    const telling = rarest.slice(0, several && answer.size > 1 ? RAREST : 1);
    if (
      speaks < SHOWN.question ||
      (telling.length > 0 && !telling.some((stem) => stems.has(stem))) ||
      holds < SHOWN.answer ||
      (!several && ((namesOthers && !defines) || !alone)) ||
      nlp.pointing?.test(sentence.text) ||
      sentence.text.endsWith('?') ||
      !supports(sentence.text, right)
    )
      return [];
    const bonus = reading.byId.get(sentence.chunk)?.role === 'body' ? SHOWN.body : 0;
    return [{ sentence, score: speaks + holds + bonus - SHOWN.longer * (sentence.end - sentence.start) }];
  });
  return shown.toSorted((one, other) => other.score - one.score)[0]?.sentence;
};
