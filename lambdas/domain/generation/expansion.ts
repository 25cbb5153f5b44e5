import { isDeepStrictEqual } from 'node:util';
import type { AssessmentCounts } from '../../../shared/catalogue/duration-plan.ts';
import type { GenerationId } from '../../../shared/model/id.ts';
import type { Note } from '../../../shared/model/session/note.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';

/** The session while an expansion is being written: status, scenes and progress stay as they are. */
export const beginExpansion = (session: SessionRecord, generationId: GenerationId, now: number): SessionRecord => ({
  ...session,
  generation_id: generationId,
  failure_reason: null,
  updated_at: instant(now),
});

const sum = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

/** Undefined when the earlier questions were not counted by kind. */
const sumKinds = (before: SessionRecord, after: SessionRecord): AssessmentCounts | undefined => {
  const [stood, came] = [before.question_counts?.kinds, after.question_counts?.kinds];
  if (!stood || !came) return undefined;
  return {
    mcqCount: stood.mcqCount + came.mcqCount,
    shortAnswerCount: stood.shortAnswerCount + came.shortAnswerCount,
    caseStudyCount: stood.caseStudyCount + came.caseStudyCount,
  };
};

const isFirst = (note: Note, at: number, all: readonly Note[]): boolean =>
  all.findIndex((other) => isDeepStrictEqual(other, note)) === at;

/** The session after an expansion: `before` has the earlier questions and notes, `after` those of the expansion alone. */
export const withExpansion = (before: SessionRecord, after: SessionRecord, scenes: number): SessionRecord => {
  const asked = (before.question_counts?.asked ?? 0) + (after.question_counts?.asked ?? 0);
  const passed = (before.question_counts?.passed ?? 0) + (after.question_counts?.passed ?? 0);
  const { generated_minutes: minutes } = before;
  return {
    ...after,
    scene_end: before.scene_end + scenes,
    scene_count_target: sum(before.scene_count_target, scenes),
    quiz_count_target: sum(before.quiz_count_target, after.question_counts?.asked ?? null),
    question_counts: { asked, passed, kinds: sumKinds(before, after) },
    ...(minutes === undefined ? {} : { generated_minutes: minutes + (after.generated_minutes ?? 0) }),
    notes: [...before.notes, ...after.notes].filter(isFirst),
  };
};
