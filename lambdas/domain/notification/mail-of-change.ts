import type { SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import type { JobOf } from '../job/job.ts';
import type { RecordChange } from '../record-change.ts';
import type { SessionRecord } from '../session/session.ts';
import type { SubscriptionRecord } from '../subscription/subscription.ts';
import { aboutHidden, aboutLesson, aboutLiked } from './mail-texts.ts';

type MailJob = JobOf<'mail'>;

/** The mail that a change of a session causes: its first generation is finished, or a moderator has hidden it. */
export const mailOfSession = ({ before, after }: RecordChange<SessionRecord>): MailJob | undefined => {
  if (!before || !after) return undefined;
  const { user_id: userId } = after;
  if (before.status === 'generating' && after.status === 'ready' && before.generation_id !== null)
    return { kind: 'mail', userId, notice: 'lesson', about: aboutLesson(after.id, before.generation_id) };
  return after.hidden && !before.hidden
    ? { kind: 'mail', userId, notice: 'hidden', about: aboutHidden(after) }
    : undefined;
};

/** The mail that a change of a subscription causes: the payment provider has announced the end of the trial. */
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

/** The mail that new likes cause, once per session and day (UTC). `at` in epoch milliseconds. */
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
