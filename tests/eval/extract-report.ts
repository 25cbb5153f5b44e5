import type { Chunk, Extract } from '../../lambdas/domain/material/chunk.ts';
import { countWords } from '../../shared/model/text/words.ts';
import { type Leak, leaksOfMarkdown } from './leaks/find-leaks.ts';

const roles = ['body', 'objectives', 'summary', 'glossary', 'exercises'] as const;

const wordsIn = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { text }) => sum + countWords(text), 0);

export const leaksOfExtract = ({ chunks, title }: Extract): Leak[] => [
  ...leaksOfMarkdown(`# ${title ?? ''}`, 'title'),
  ...chunks.flatMap(({ text, id, heading, role }) => [
    // Answers stand as letters among exercises, where no chapter tells them.
    ...leaksOfMarkdown(text, id).filter(({ detector }) => role !== 'exercises' || detector !== 'answer letter'),
    // Only the headings of a body become titles of chapters.
    ...(heading?.split(' › ') ?? []).flatMap((part) => leaksOfMarkdown(part, `heading of ${id}`)),
  ]),
];

export const extractHead = [
  'file',
  'title',
  'chunks',
  ...roles,
  'objectives',
  'terms',
  'questions',
  'answered',
  'leaks',
];

/** A line: chunks, words by role, and what textbooks put around their text. */
export const extractRow = (name: string, extract: Extract): string[] => {
  const byRole = Map.groupBy(extract.chunks, ({ role }) => role ?? 'body');
  const { objectives = [], glossary = [], questions = [] } = extract.apparatus ?? {};
  const answered = questions.filter(({ answer, correct }) => answer !== null || correct !== null);
  return [
    name.slice(0, 36),
    (extract.title ?? '–').slice(0, 40),
    String(extract.chunks.length),
    ...roles.map((role) => String(wordsIn(byRole.get(role) ?? []))),
    ...[objectives, glossary, questions, answered, leaksOfExtract(extract)].map(({ length }) => String(length)),
  ];
};
