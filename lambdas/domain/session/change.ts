import { AppError } from '../../../shared/model/app-error.ts';
import { type SessionStatus, sessionLifecycle } from '../../../shared/model/session/session.ts';
import { instant } from '../../../shared/model/time.ts';
import type { ProgressSummary } from './progress-summary.ts';
import type { SessionRecord } from './session.ts';

/** The status itself may stay; every other step must be one of the declared lifecycle. */
export const move = (session: SessionRecord, to: SessionStatus): SessionStatus => {
  const next: readonly SessionStatus[] = sessionLifecycle[session.status];
  if (session.status !== to && !next.includes(to)) throw new AppError('conflict');
  return to;
};
export const changed = (session: SessionRecord, changes: Partial<SessionRecord>, now: number): SessionRecord => ({
  ...session,
  ...changes,
  updated_at: instant(now),
});

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
