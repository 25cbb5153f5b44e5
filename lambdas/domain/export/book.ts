import type { CoverSubject } from '../../../shared/cover/cover-art.ts';
import type { AnswerKey, Passage, Question } from '../../../shared/model/learning/question.ts';
import { isOpen, isOpenKey, passagesOf } from '../../../shared/model/learning/question.ts';
import type { LikenessCard } from '../../../shared/model/session/scene.ts';
import { withoutTitle } from '../../../shared/model/session/without-title.ts';
import { directionOf } from '../../../shared/model/text/direction.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import { coverOf } from './cover.ts';
import { beforeReadingText, exerciseAnswers, exercisesText } from './exercises.ts';
import { oneLine, printable } from './xml.ts';

/** One page of a lesson, its text in Markdown with headings from the second level on. */
interface Chapter {
  readonly title: string;
  readonly markdown: string;
}

/** A session as a book, independent of the file format. */
export interface Book {
  readonly title: string;
  readonly description: string | null;
  /** ISO 639-1, where it is known. */
  readonly language?: string | undefined;
  readonly cover: CoverSubject;
  readonly chapters: readonly Chapter[];
}

const letter = (option: number): string => String.fromCharCode(65 + option);

const cited = ({ quote, heading }: Passage): string =>
  `> ${quote.replace(/\s+/g, ' ').trim()}${heading ? `\n>\n> — ${heading}` : ''}`;

const questionText = (question: Question, at: number): string => {
  const head = `**${at + 1}. ${question.question}**`;
  if (isOpen(question)) return [...(question.scenario ? [question.scenario] : []), head].join('\n\n');
  return [head, question.options.map((option, index) => `- ${letter(index)}) ${option}`).join('\n')].join('\n\n');
};

const answerText = (question: Question, key: AnswerKey, at: number): string => {
  if (isOpenKey(key))
    return [
      `**${at + 1}.** ${key.modelAnswer}`,
      ...key.points.map(({ text, evidence }) => `- ${text}\n\n${cited(evidence)}`),
    ].join('\n\n');
  const option = isOpen(question) ? '' : (question.options[key.correctAnswer] ?? '');
  return [
    `**${at + 1}. ${letter(key.correctAnswer)}) ${option}**`,
    ...(key.explanation ? [key.explanation] : []),
    ...passagesOf(key).map(cited),
    ...(key.reasoning ? [key.reasoning] : []),
  ].join('\n\n');
};

const quizText = ({ quiz, keys }: SceneRecord): string => {
  const questions = quiz?.questions ?? [];
  const answers = questions.flatMap((question, at) => {
    const key = keys.find(({ id }) => id === question.id);
    return key ? [answerText(question, key, at)] : [];
  });
  return [
    ...(quiz?.description ? [quiz.description] : []),
    ...questions.map(questionText),
    ...(answers.length > 0 ? ['## Answers', ...answers] : []),
  ].join('\n\n');
};

/** Shifts the headings of a scene so that the highest is of level two; code blocks stay as they are. */
const withHeadingLevels = (markdown: string): string => {
  const parts = markdown.split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m);
  const levels = parts.flatMap((part, at) =>
    at % 2 === 0 ? [...part.matchAll(/^(#{1,6})\s/gm)].map(([, marks = '']) => marks.length) : [],
  );
  const shift = 2 - Math.min(...levels, 6);
  const moved = (marks: string) => '#'.repeat(Math.max(2, Math.min(6, marks.length + shift)));
  return parts
    .map((part, at) => (at % 2 === 0 ? part.replace(/^(#{1,6})(?=\s)/gm, (marks) => moved(marks)) : part))
    .join('')
    .trim();
};

const likenessText = ({ title, image, ends, asks }: LikenessCard): string =>
  [`**${oneLine(title)}**`, image, ends, asks].join('\n\n');

/** The title on one line, or a fallback when it is empty. */
const titleOr = (title: string, otherwise: string): string => oneLine(title) || otherwise;

const chapterOf = (scene: SceneRecord, at: number): Chapter => ({
  title: titleOr(scene.title, String(at + 1)),
  markdown: printable(
    [
      ...(scene.vignette ? [`*${oneLine(scene.vignette)}*`] : []),
      ...beforeReadingText(scene.activities),
      ...(scene.content ? [withHeadingLevels(withoutTitle(scene.content, scene.title))] : []),
      ...(scene.likeness ? [likenessText(scene.likeness)] : []),
      ...(scene.quiz ? [quizText(scene)] : []),
      ...exercisesText(scene.activities),
    ].join('\n\n'),
  ),
});

/** Behind all chapters, so that nobody reads an answer beside its exercise. */
const answersChapter = (scenes: readonly SceneRecord[]): Chapter[] => {
  const answers = scenes.flatMap((scene, at) =>
    exerciseAnswers(titleOr(scene.title, String(at + 1)), scene.activities),
  );
  return answers.length === 0 ? [] : [{ title: 'Answers to the exercises', markdown: printable(answers.join('\n\n')) }];
};

/** Behind all chapters, too: what a gap or a match asks for stands in its chapter's text and not beside it. */
const termsChapter = (scenes: readonly SceneRecord[]): Chapter[] => {
  const lines = scenes.flatMap(({ terms }) => terms.map(({ term, definition }) => `- **${term}:** ${definition}`));
  return lines.length === 0 ? [] : [{ title: 'Terms', markdown: printable([...new Set(lines)].join('\n')) }];
};

type BookSession = Pick<SessionRecord, 'id' | 'mode' | 'title' | 'description' | 'language' | 'category' | 'genre'>;

/** The written scenes in order, without characters that a file cannot hold. */
export const bookOf = (session: BookSession, scenes: readonly SceneRecord[]): Book => {
  const title = titleOr(session.title, 'Untitled');
  const written = scenes.filter(({ state }) => state === 'written');
  return {
    title,
    description: session.description && oneLine(session.description),
    language: session.language,
    cover: coverOf({ ...session, title }),
    chapters: [...written.map(chapterOf), ...termsChapter(written), ...answersChapter(written)],
  };
};

/** All text of the book. */
export const textOf = ({ title, description, chapters }: Book): string =>
  [title, description ?? '', ...chapters.flatMap((chapter) => [chapter.title, chapter.markdown])].join('\n');

export const directionOfBook = (book: Book): 'ltr' | 'rtl' => directionOf(textOf(book));

/** Lowers every heading by one level, below the chapter's own. */
const oneLevelDeeper = (markdown: string): string =>
  markdown
    .split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m)
    .map((part, at) => (at % 2 === 0 ? part.replace(/^#{2,5}(?=\s)/gm, '$&#') : part))
    .join('');

export const bookMarkdown = ({ title, description, chapters }: Book): string =>
  `${[
    `# ${title}`,
    ...(description ? [description] : []),
    ...chapters.map(({ title: heading, markdown }) => `## ${heading}\n\n${oneLevelDeeper(markdown)}`),
  ].join('\n\n')}\n`;

export const sessionMarkdown = (session: SessionRecord, scenes: readonly SceneRecord[]): string =>
  bookMarkdown(bookOf(session, scenes));
