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
import { headingsIn, idsOf } from './sections.ts';
import { keySentences, sourcesOf } from './sentences.ts';
import { glossaryLines } from './terms.ts';

/** What the scenes around the chapters are written from. */
export interface Lesson {
  readonly spec: DocumentSpec;
  readonly reading: Reading;
  readonly edition: Edition;
}

/** A scene without its title and its activities. */
export type Around = (lesson: Lesson, chunks: readonly ReadChunk[]) => Pick<EditionSceneAnswer, 'content' | 'sources'>;

/** Sentences that are worth keeping, alone and beside a list of terms; fewer than the least are none. */
const KEPT = { least: 2, beside: 6, alone: 8 } as const;
/** Terms that are worth a list of their own, after the margins of several chapters. */
const FEWEST_TERMS = 4;
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
    return [`${at + 1}. ${escaped(title)}`, ...inner.map((name) => `   - ${escaped(name)}`)].join('\n');
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

/** The material's own summary, as far as it is about what was told. */
const ownSummary = ({ reading, edition }: Lesson): string => {
  const { nlp } = localeOf(reading.language);
  const told = toldIds(edition);
  const text = reading.chunks.flatMap((chunk) => (told.has(chunk.id) ? [chunk.text] : [])).join(' ');
  const known = contentWords(text, nlp);
  return joined(
    ...reading.chunks
      .filter(({ role, text: own }) => role === 'summary' && shared(contentWords(own, nlp), known) >= TOLD)
      .map((chunk) => chunk.text.replace(/^#{1,6} /gm, '#### ')),
  );
};

/** A question that nobody answers here, with what there is to choose from. */
const asLeft = ({ question, options }: BookQuestion, at: number): string =>
  joined(`**${at + 1}.** ${question}`, bullets(options));

export const summary: Around = (lesson, chunks) => {
  const { reading, edition } = lesson;
  const { phrases, telling } = edition;
  const { summary: says } = phrases;
  const own = ownSummary(lesson);
  const ids = chunks.map(({ id }) => id);
  const terms = edition.chapters.length > 1 ? glossaryLines(reading, ids, FEWEST_TERMS) : [];
  const parts = edition.chapters.map((chapter) => chapter.chunks);
  const most = terms.length > 0 ? KEPT.beside : KEPT.alone;
  const kept = own === '' ? keySentences(reading, parts, most) : [];
  const open = bookQuestionsOf(lesson).open.map(asLeft);
  return {
    content: joined(
      titled(says.book, own),
      kept.length < KEPT.least ? '' : joined(says.lead, bullets(kept)),
      titled(says.terms, bullets(terms)),
      titled(says.questions, joined(...open)),
      leftOver(lesson),
      ...(telling?.closing ?? []),
    ),
    sources: sourcesOf(reading, chunks.slice(0, 3)),
  };
};
