import { isOpen, isOpenKey, type Passage, passagesOf } from '../../../shared/model/learning/question.ts';
import type { Chunk } from '../material/chunk.ts';
import type { SceneRecord } from './scene.ts';

/** Words alone, each with room around it: marks and the breaks of lines say nothing of what is told. */
const wordsOf = (text: string): string => ` ${(text.normalize().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** Headings and labels are no sentences. */
const LEAST_WORDS = 4;

let segmenter: Intl.Segmenter | undefined;
/** Made when it is first needed: a cold start does not wait for it. */
const segmented = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return segmenter.segment(text);
};

/** A paragraph at a time keeps the segmenter's work in proportion to the text. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => [...segmented(paragraph.replace(/\s+/g, ' '))])
    .map(({ segment }) => wordsOf(segment))
    .filter((words) => words.trim().split(' ').length >= LEAST_WORDS);

const quoted = (passages: readonly (Passage | null)[]): string[] => passages.flatMap((passage) => passage?.quote ?? []);

/** All that readers of a scene are shown, also once they have answered its questions. */
const shownIn = ({ content, title, quiz, keys, sources, terms }: SceneRecord): string[] => [
  title,
  content ?? '',
  ...quoted(sources),
  ...terms.flatMap(({ term, definition }) => [term, definition]),
  ...(quiz?.questions ?? []).flatMap((question) =>
    isOpen(question) ? [question.scenario ?? '', question.question] : [question.question, ...question.options],
  ),
  ...keys.flatMap((key) =>
    isOpenKey(key)
      ? [key.modelAnswer, ...key.points.map(({ text }) => text), ...quoted(key.points.map(({ evidence }) => evidence))]
      : [key.explanation, ...quoted(passagesOf(key))],
  ),
];

/** How many sentences the material has, and how many of them stand word for word in what readers are shown. */
export const countVerbatim = (
  chunks: readonly Pick<Chunk, 'text'>[],
  scenes: readonly SceneRecord[],
): { readonly sentences: number; readonly verbatim: number } => {
  const sentences = new Set(chunks.flatMap(({ text }) => sentencesOf(text)));
  const shown = scenes.flatMap(shownIn).map(wordsOf).join('\n');
  return { sentences: sentences.size, verbatim: [...sentences].filter((words) => shown.includes(words)).length };
};
