import { AppError } from '../../../shared/model/app-error.ts';
import { type SessionStatus, sessionLifecycle } from '../../../shared/model/session/session.ts';
import { instant } from '../../../shared/model/time.ts';
import type { ProgressSummary } from './progress-summary.ts';
import type { SessionRecord } from './session.ts';

/** Throws `conflict` unless the lifecycle allows the step; a status may stay as it is. */
export const statusAfter = (session: SessionRecord, to: SessionStatus): SessionStatus => {
  const next: readonly SessionStatus[] = sessionLifecycle[session.status];
  if (session.status !== to && !next.includes(to)) throw new AppError('conflict');
  return to;
};
export const withChanges = (session: SessionRecord, changes: Partial<SessionRecord>, now: number): SessionRecord => ({
  ...session,
  ...changes,
  updated_at: instant(now),
});

/** Learning status and status go together: completed is both, and unfinished progress takes both back. */
export const withProgress = (session: SessionRecord, summary: ProgressSummary, now: number): SessionRecord => {
  const figures = {
    progress_percentage: summary.score,
    scene_progress: summary.score,
    mastery_score: summary.mastery === null ? null : Math.round(summary.mastery),
  };
  if (session.status === 'generating') return withChanges(session, figures, now);
  const status = summary.learningStatus === 'completed' ? 'completed' : 'ready';
  return withChanges(
    session,
    { ...figures, learning_status: summary.learningStatus, status: statusAfter(session, status) },
    now,
  );
};
/** Changes the number of disputed questions. `updated_at` stays, so that the session keeps its place in lists. */
export const withDisputes = (session: SessionRecord, more: number): SessionRecord => ({
  ...session,
  disputed_questions: Math.max(0, (session.disputed_questions ?? 0) + more),
});
