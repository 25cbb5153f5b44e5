import { changed, move } from './change.ts';
import type { ProgressSummary } from './progress-summary.ts';
import type { SessionRecord } from './session.ts';

/** Learning status and status go together: completed is both, and an unfinished standing takes both back. */
export const learned = (session: SessionRecord, standing: ProgressSummary, now: number): SessionRecord => {
  const figures = {
    progress_percentage: standing.score,
    scene_progress: standing.score,
    mastery_score: standing.mastery === null ? null : Math.round(standing.mastery),
  };
  if (session.status === 'generating') return changed(session, figures, now);
  const status = standing.learningStatus === 'completed' ? 'completed' : 'ready';
  return changed(session, { ...figures, learning_status: standing.learningStatus, status: move(session, status) }, now);
};
/** More questions of it, or fewer, are called wrong by a reader. That alone moves it up no list. */
export const disputed = (session: SessionRecord, more: number): SessionRecord => ({
  ...session,
  disputed_questions: Math.max(0, (session.disputed_questions ?? 0) + more),
});
