import type { SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import type { JobOf } from '../job/job.ts';
import type { RecordChange } from '../record-change.ts';
import type { SessionRecord } from '../session/session.ts';
import type { SubscriptionRecord } from '../subscription/subscription.ts';
import { aboutHidden, aboutLesson, aboutLiked } from './mail-contents.ts';

type MailJob = JobOf<'mail'>;

/** A first lesson has been written, and not an addition to one; or a moderator has hidden it. */
export const mailOfSession = ({ before, after }: RecordChange<SessionRecord>): MailJob | undefined => {
  if (!before || !after) return undefined;
  const { user_id: userId } = after;
  if (before.status === 'generating' && after.status === 'ready' && before.generation_id !== null)
    return { kind: 'mail', userId, notice: 'lesson', about: aboutLesson(after.id, before.generation_id) };
  return after.hidden && !before.hidden
    ? { kind: 'mail', userId, notice: 'hidden', about: aboutHidden(after) }
    : undefined;
};

/** The provider has announced the end of a trial. */
export const mailOfSubscription = ({ before, after }: RecordChange<SubscriptionRecord>): MailJob | undefined => {
  const ending = after?.trial_ending_at ?? null;
  if (!after || ending === null || ending === before?.trial_ending_at) return undefined;
  const { user_id: userId } = after;
  return { kind: 'mail', userId, notice: 'trial', about: `${ending.slice(0, 10)}-${userId}` };
};

interface Likes {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly likes: number;
}

/** Somebody likes a story: told once a day, by the day (UTC) on which it was written. `at` in epoch milliseconds. */
export const mailOfLikes = ({
  before,
  after,
  at,
}: RecordChange<Likes> & { readonly at: number }): MailJob | undefined =>
  after && after.likes > (before?.likes ?? 0)
    ? {
        kind: 'mail',
        userId: after.author_id,
        notice: 'liked',
        about: aboutLiked(after.session_id, instant(at).slice(0, 10)),
      }
    : undefined;
