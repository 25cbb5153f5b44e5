import type { EditionSceneAnswer } from '../../domain/model/answers.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import { localeOf } from '../locales/locales.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';
import { contentWords, shared } from '../nlp/words.ts';
import type { Edition } from './edition.ts';
import { bullets, escaped, filled, joined } from './fill.ts';
import { questionsToReadFor } from './questions-to-read-for.ts';
import { keySentences, sourcesOf } from './sentences.ts';
import { explainedIn, glossaryLines } from './terms.ts';

/** What the scenes around the chapters are written from. */
export interface Lesson {
  readonly spec: DocumentSpec;
  readonly reading: Reading;
  readonly edition: Edition;
}

/** A scene without its title and its activities. */
export type Around = (lesson: Lesson, chunks: readonly ReadChunk[]) => Pick<EditionSceneAnswer, 'content' | 'sources'>;

const MOST = { terms: 8, recalled: 5, kept: 7 } as const;
/** Share of the words of a summary's chunk that must be told before all of it may be repeated. */
const TOLD = 0.6;

const heading = (text: string): string => `### ${text}`;
const titled = (title: string, body: string): string => (body === '' ? '' : joined(heading(title), body));
const toldIds = ({ chapters }: Edition): Set<string> =>
  new Set(chapters.flatMap(({ chunks }) => chunks.map(({ id }) => id)));

/** The chunk that says most of what a line speaks of. */
const chunkOn = (line: string, { reading }: Lesson): string | undefined => {
  const { nlp } = localeOf(reading.language);
  const wanted = contentWords(line, nlp);
  const rated = reading.chunks
    .filter(({ role }) => role === 'body')
    .map(({ id, text, path }) => ({ id, value: shared(wanted, contentWords(`${path.join(' ')} ${text}`, nlp)) }));
  return rated.toSorted((one, other) => other.value - one.value)[0]?.id;
};

/** The book's objectives, without those of sections that are left for another lesson. */
const objectivesOf = (lesson: Lesson): readonly string[] => {
  const { objectives } = lesson.reading.apparatus;
  if (lesson.edition.left.length === 0) return objectives;
  const told = toldIds(lesson.edition);
  return objectives.filter((objective) => told.has(chunkOn(objective, lesson) ?? ''));
};

const leftOver = ({ edition: { left, phrases } }: Lesson): string =>
  titled(phrases.overview.left, bullets(left.map(escaped)));

export const overview: Around = (lesson) => {
  const { spec, edition } = lesson;
  const { phrases, telling, chapters } = edition;
  const { overview: says, likeness } = phrases;
  const work = telling && spec.anchor?.work;
  const named = chapters.map(({ title }, at) => `${at + 1}. ${escaped(title)}`);
  return {
    content: joined(
      ...(telling?.opening ?? []),
      work ? filled(likeness.work, { work: escaped(work.replace(/[{}]/g, '')) }) : '',
      spec.origin === 'model' ? says.topic : says.own,
      titled(says.objectives, bullets(objectivesOf(lesson).map(escaped))),
      named.length > 1 ? titled(says.sections, named.join('\n')) : '',
      leftOver(lesson),
    ),
    sources: [],
  };
};

/** Questions to read for: what the material's own words will answer. */
export const signposts: Around = ({ reading, edition: { phrases } }, chunks) => {
  const ids = chunks.map(({ id }) => id);
  const questions = questionsToReadFor(reading, ids);
  return { content: joined(phrases.signposts.lead, bullets(questions.map(escaped))), sources: [] };
};

export const recap: Around = ({ reading, edition: { phrases } }, chunks) => ({
  content: joined(phrases.recap.lead, bullets(keySentences(reading, chunks, MOST.recalled))),
  sources: sourcesOf(reading, chunks.slice(0, 3)),
});

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

export const summary: Around = (lesson, chunks) => {
  const { reading, edition } = lesson;
  const { phrases, telling } = edition;
  const { summary: says } = phrases;
  const own = ownSummary(lesson);
  const kept = own === '' ? bullets(keySentences(reading, chunks, MOST.kept)) : '';
  const terms = explainedIn(
    reading,
    chunks.map(({ id }) => id),
  ).slice(0, MOST.terms);
  return {
    content: joined(
      titled(says.book, own),
      kept === '' ? '' : joined(says.lead, kept),
      titled(says.terms, bullets(glossaryLines(terms))),
      edition.scenes.some(({ type }) => type === 'overview') ? '' : leftOver(lesson),
      ...(telling?.closing ?? []),
    ),
    sources: sourcesOf(reading, chunks.slice(0, 3)),
  };
};
