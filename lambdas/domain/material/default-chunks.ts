import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import type { SceneEntry } from '../../../shared/plan/arrange-scenes.ts';
import { evenRuns } from '../../../shared/plan/shares.ts';
import { weightedWords } from '../../../shared/plan/weighted-words.ts';
import type { Chunk } from './chunk.ts';

/** Chunks that one scene can do justice to. What no scene takes is named as unused and offered when a lesson grows. */
export const MAX_CHUNKS = { chapter: 8, quiz: 12, other: 6 } as const;

/** Fewer chapters than this are looked back on by more than their beginnings. */
const FEW_CHAPTERS = 3;

const thinned = (ids: readonly string[]): string[] =>
  ids.filter((_, index) => index % Math.max(1, Math.ceil(ids.length / MAX_CHUNKS.other)) === 0);

const firstChunks = (groups: readonly (readonly string[])[]): string[] =>
  thinned(groups.length < FEW_CHAPTERS ? groups.flat() : groups.flatMap((group) => group.slice(0, 1)));

/** Chunk ids for each entry: the material in its order over the chapters, and what each other scene is about. */
export const defaultChunks = (entries: readonly SceneEntry[], chunks: readonly Chunk[]): string[][] => {
  const chapters = entries.filter(({ type }) => type === 'chapter');
  const runs = evenRuns(chunks, chapters.length, ({ text }) => weightedWords(text)).map((run) =>
    run.slice(0, MAX_CHUNKS.chapter).map(({ id }) => id),
  );
  const ofPart = (part: number): string[][] =>
    chapters.filter((chapter) => chapter.part === part).map(({ chapter }) => runs[chapter ?? 0] ?? []);

  return entries.map(({ type, part, chapter }) => {
    if (type === 'chapter') return runs[chapter ?? 0] ?? [];
    if (isQuiz(type)) return ofPart(part).flat().slice(0, MAX_CHUNKS.quiz);
    if (type === 'recap') return firstChunks(ofPart(part));
    if (type === 'bridge')
      return [...(ofPart(part - 1).at(-1) ?? []).slice(-1), ...(ofPart(part)[0] ?? []).slice(0, 1)];
    return firstChunks(runs);
  });
};
