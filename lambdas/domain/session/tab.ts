import { effectiveStatus, type LearningStatus, LearningStatusSchema } from '../../../shared/model/session/session.ts';
import type { SessionRecord } from './session.ts';

/** The dashboard tab of a session besides All; undefined for new, draft, generating and deleted ones. */
export const tabOf = (session: SessionRecord): LearningStatus | undefined => {
  if (session.deleted_at !== null) return undefined;
  const status = effectiveStatus(session);
  return LearningStatusSchema.options.find((tab) => tab === status);
};

export const isInProgress = (session: SessionRecord | undefined): boolean =>
  session !== undefined && tabOf(session) === 'in-progress';
