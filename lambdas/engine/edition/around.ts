import type { BookQuestion } from '../../domain/material/chunk.ts';
import type { EditionSceneAnswer } from '../../domain/model/answers.ts';
import { fold } from '../../domain/scene/fold.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import { bookQuestions } from '../activities/book.ts';
import { localeOf } from '../locales/locales.ts';
import { filled } from '../locales/patterns.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';
import { contentWords, shared } from '../nlp/words.ts';
import { questionsOn } from '../rules/questions-on.ts';
import { chunkOn } from './choose-sections.ts';
import type { Edition } from './edition.ts';
import { bullets, escaped, joined } from './fill.ts';
import { headingsIn, idsOf, wordsOf } from './sections.ts';
import { sourcesOf } from './sources.ts';
import { glossaryLines } from './terms.ts';

/** What the scenes around the chapters are written from. */
export interface Lesson {
  readonly spec: DocumentSpec;
  readonly reading: Reading;
  readonly edition: Edition;
}

/** A scene without its title and its activities. */
export type Around = (lesson: Lesson, chunks: readonly ReadChunk[]) => Pick<EditionSceneAnswer, 'content' | 'sources'>;

/** Words that are read in a minute. */
const WORDS_A_MINUTE = 200;
/** Share of the words of a summary's chunk that must be told before all of it may be repeated. */
const TOLD = 0.6;

const heading = (text: string): string => `### ${text}`;
const titled = (title: string, body: string): string => (body === '' ? '' : joined(heading(title), body));
const toldIds = ({ chapters }: Edition): Set<string> => new Set(idsOf(chapters));

/** The questions of the book that no quiz of a lesson asks. */
export const bookQuestionsOf = ({ reading, edition }: Lesson) => {
  const asked = edition.scenes.flatMap(({ chunks, counts: { questions } }) =>
    questionsOn(reading, chunks, { count: questions }),
  );
  return bookQuestions(reading, toldIds(edition), asked);
};

/** The book's objectives, without those of sections that are left for another lesson. */
const objectivesOf = (lesson: Lesson): readonly string[] => {
  const { objectives } = lesson.reading.apparatus;
  if (lesson.edition.left.length === 0) return objectives;
  const told = toldIds(lesson.edition);
  return objectives.filter((objective) => told.has(chunkOn(objective, lesson.reading) ?? ''));
};

const leftOver = ({ edition: { left, phrases } }: Lesson): string =>
  titled(phrases.overview.left, bullets(left.map(escaped)));

export const overview: Around = (lesson) => {
  const { spec, reading, edition } = lesson;
  const { phrases, telling, chapters } = edition;
  const { overview: says, likeness } = phrases;
  const work = telling && spec.anchor?.work;
  const named = chapters.map(({ title, chunks }, at) => {
    const held = headingsIn(chunks).filter((name) => fold(name) !== fold(title) && name !== reading.chunks[0]?.path[0]);
    const inner = held.every((name) => fold(title).includes(fold(name))) ? [] : held;
    const minutes = filled(says.minutes, { n: String(Math.max(1, Math.round(wordsOf(chunks) / WORDS_A_MINUTE))) });
    return [`${at + 1}. ${escaped(title)} (${minutes})`, ...inner.map((name) => `   - ${escaped(name)}`)].join('\n');
  });
  const content = joined(
    ...(telling?.opening ?? []),
    work ? filled(likeness.work, { work: escaped(work.replace(/[{}]/g, '')) }) : '',
    spec.origin === 'model' ? says.topic : '',
    titled(says.objectives, bullets(objectivesOf(lesson).map(escaped))),
    named.length > 1 ? titled(says.sections, named.join('\n')) : '',
    edition.scenes.some(({ type }) => type === 'summary') ? '' : leftOver(lesson),
  );
  return { content: content === '' ? says.own : content, sources: [] };
};

/** The material's own summary: whole, or where sections are left for another lesson, what it says of the others. */
const ownSummary = ({ reading, edition }: Lesson): string => {
  const { nlp } = localeOf(reading.language);
  const told = toldIds(edition);
  const text = reading.bodies.flatMap((chunk) => (told.has(chunk.id) ? [chunk.text] : [])).join(' ');
  const known = contentWords(text, nlp);
  const isTold = (block: string): boolean =>
    edition.left.length === 0 || shared(contentWords(block, nlp), known) >= TOLD;
  return joined(
    ...reading.chunks
      .filter(({ role }) => role === 'summary')
      .flatMap(({ text: own }) => own.split(/\n{2,}(?=\S)/).filter(isTold))
      .map((block) => block.replace(/^#{1,6} /gm, '#### ')),
  );
};

/** As an answer names them. */
const lettered = (options: readonly string[]): string[] =>
  options.map((option, at) => `${String.fromCharCode('a'.charCodeAt(0) + at)}) ${option}`);

/** Questions that nobody answers here, with what there is to choose from, under the headings that the material has for them. */
const asLeft = (all: readonly BookQuestion[], { byId }: Reading): string => {
  const headings = all.map(({ chunk }) => byId.get(chunk)?.path.slice(1).at(-1) ?? '');
  const named = new Set(headings).size > 1;
  // What the book answers and its text does not bear out: the answers stand behind the last question
  const answers = all.flatMap(({ options, correct, answer }, at) => {
    const right = (correct === null ? undefined : lettered(options)[correct]) ?? answer;
    return right === null ? [] : [`**${at + 1}.** ${right}`];
  });
  return joined(
    ...all.map(({ question, options }, at) => {
      const over = named && headings[at] !== headings[at - 1] ? headings[at] : '';
      return joined(over ? `*${over}*` : '', `**${at + 1}.** ${question}`, bullets(lettered(options)));
    }),
    answers.length > 0 ? '---' : '',
    ...answers,
  );
};

export const summary: Around = (lesson, chunks) => {
  const { reading, edition } = lesson;
  const { phrases, telling } = edition;
  const { summary: says } = phrases;
  const terms = glossaryLines(reading, idsOf(edition.chapters));
  const { open, answered } = bookQuestionsOf(lesson);
  const content = joined(
    titled(says.book, ownSummary(lesson)),
    titled(says.terms, bullets(terms)),
    titled(says.questions, asLeft(open, reading)),
    leftOver(lesson),
    ...(telling?.closing ?? []),
  );
  return {
    content: content === '' && answered.length > 0 ? phrases.quiz.lead : content,
    sources: sourcesOf(reading, chunks.slice(0, 3)),
  };
};

/** The edition without an end that would say nothing of its own. */
export const withoutEmptyEnd = (lesson: Lesson): Edition => {
  const { edition, reading } = lesson;
  if (summary(lesson, reading.bodies).content !== '') return edition;
  return { ...edition, scenes: edition.scenes.filter(({ type }) => type !== 'summary') };
};
