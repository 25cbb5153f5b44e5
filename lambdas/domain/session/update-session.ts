import type { Parsed } from '../../../shared/contract/endpoint.ts';
import type { session } from '../../../shared/contract/session/session.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from './session.ts';

type SessionChanges = Parsed<typeof session.updateSession>['body'];

/** The title may change at any time, mode and status only before the first generation. */
export const withUserChanges = (
  session: SessionRecord,
  { title, mode, status }: SessionChanges,
  now: number,
): SessionRecord => {
  if (title === undefined && mode === undefined && status === undefined) throw new AppError('invalid');
  const begun = session.generation_id !== null || session.generated_at !== null;
  if (begun && (mode !== undefined || status !== undefined)) throw new AppError('conflict');
  return {
    ...session,
    title: title ?? session.title,
    mode: mode ?? session.mode,
    ...(status === undefined ? {} : { status, failure_reason: null }),
    updated_at: instant(now),
  };
};
