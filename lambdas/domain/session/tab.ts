import { effectiveStatus, type LearningStatus, LearningStatusSchema } from '../../../shared/model/session/session.ts';
import type { SessionRecord } from './session.ts';

/** The tab a session stands under besides All; new, draft and generating ones, and those in the bin, stand under none. */
export const tabOf = (session: SessionRecord): LearningStatus | undefined => {
  if (session.deleted_at !== null) return undefined;
  const status = effectiveStatus(session);
  return LearningStatusSchema.options.find((tab) => tab === status);
};

export const isInProgress = (session: SessionRecord | undefined): boolean =>
  session !== undefined && tabOf(session) === 'in-progress';
