import type { OwnView } from '../../../shared/model/question.ts';
import type { SceneRecord } from '../session/scene.ts';

/** What one question brought in one attempt. */
export interface Mark {
  readonly id: string;
  /** Percent. */
  readonly score: number;
  /** Of an open question: indexes of the key points that were found. */
  readonly found?: readonly number[] | undefined;
}

/** What a reader said of a quiz, beside its grade: by question id. */
export interface Remarks {
  /** Why a question is wrong; it counts for nothing meanwhile. */
  readonly disputes: Readonly<Record<string, string>>;
  readonly views: Readonly<Record<string, OwnView>>;
}

export const noRemarks: Remarks = { disputes: {}, views: {} };

/** Rounded percent over what counts: neither practice nor disputed. Null when nothing does. */
export const scoreOf = (
  { quiz }: Pick<SceneRecord, 'quiz'>,
  marks: readonly Mark[],
  { disputes }: Pick<Remarks, 'disputes'>,
): number | null => {
  const practice = new Set(quiz?.questions.filter((question) => question.practice).map(({ id }) => id));
  const counted = marks.filter(({ id }) => !practice.has(id) && disputes[id] === undefined);
  if (counted.length === 0) return null;
  return Math.round(counted.reduce((sum, { score }) => sum + score, 0) / counted.length);
};
