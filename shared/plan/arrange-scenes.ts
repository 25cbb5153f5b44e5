import type { SceneType } from '../model/session/scene-type.ts';
import type { SceneCounts } from './scene-counts.ts';
import { evenPlaces, evenShares } from './shares.ts';

/** An entry of the sidebar with the part of the lesson it belongs to: a part is some chapters and their quiz. */
export interface SceneEntry {
  readonly type: SceneType;
  readonly part: number;
  /** Counts the chapters of the lesson from 0; only for a chapter. */
  readonly chapter: number | null;
  readonly questions: number;
}

/**
 * Overview, signposts, then chapters with bridges, recaps and quizzes among them, the summary last. Each quiz follows
 * the chapters it asks about.
 */
export const arrangeScenes = (
  composition: SceneCounts,
  questions: number,
  quiz: 'quiz' | 'assessment' = 'quiz',
): SceneEntry[] => {
  const { quizzes, chapters, recaps, bridges } = composition;
  const parts = Math.max(1, quizzes);
  const chapterShares = evenShares(chapters, parts);
  const questionShares = evenShares(questions, parts);
  const recapParts = evenPlaces(recaps, parts - 1);
  const bridgeParts = new Set([...evenPlaces(bridges, parts - 1)].map((gap) => gap + 1));
  const entries: SceneEntry[] = [];
  const add = (type: SceneType, part: number, more: Partial<SceneEntry> = {}) =>
    entries.push({ type, part, chapter: null, questions: 0, ...more });

  if (composition.overview) add('overview', 0);
  if (composition.signposts) add('signposts', 0);
  let chapter = 0;
  for (let part = 0; part < parts; part += 1) {
    if (bridgeParts.has(part)) add('bridge', part);
    for (let count = chapterShares[part] ?? 0; count > 0; count -= 1) {
      add('chapter', part, { chapter });
      chapter += 1;
    }
    if (recapParts.has(part)) add('recap', part);
    if (quizzes > 0) add(quiz, part, { questions: questionShares[part] ?? 0 });
  }
  if (composition.summary) add('summary', parts - 1);
  return entries;
};
