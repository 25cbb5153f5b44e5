import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import type { Job } from '../../domain/job/job.ts';
import { aboutHidden, aboutLesson, aboutLiked } from '../../domain/notification/letters.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { parseDeletion } from '../deletion/row.ts';
import { parseExport } from '../export/row.ts';
import { parseSubscription } from '../subscription/row.ts';
import { imagesOf } from './images.ts';
import { readChange } from './read-change.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

const rowOf = (image: Image): unknown => image && unmarshall(image as Record<string, AttributeValue>);

/** A first lesson has been written, and not an addition to one. */
const lessonJob = (before: SessionRecord | undefined, after: SessionRecord | undefined): Job | undefined => {
  if (before?.status !== 'generating' || after?.status !== 'ready' || before.generation_id === null) return undefined;
  const about = aboutLesson(after.id, before.generation_id);
  return { kind: 'mail', userId: after.user_id, notice: 'lesson', about };
};

/** A moderator has hidden it. */
const hiddenJob = (before: SessionRecord | undefined, after: SessionRecord | undefined): Job | undefined =>
  before && after?.hidden && !before.hidden
    ? { kind: 'mail', userId: after.user_id, notice: 'hidden', about: aboutHidden(after) }
    : undefined;

const trialJob = (before: Image, after: Image): Job | undefined => {
  if (!after) return undefined;
  const { user_id: userId, trial_ending_at: ending } = parseSubscription(rowOf(after));
  const earlier = before ? parseSubscription(rowOf(before)).trial_ending_at : null;
  if (ending === null || ending === earlier) return undefined;
  return { kind: 'mail', userId, notice: 'trial', about: `${ending.slice(0, 10)}-${userId}` };
};

const LikesSchema = z.object({
  session_id: SessionIdSchema,
  author_id: z.string(),
  likes: z._default(z.int(), 0),
});

/** Somebody likes a story: told once a day, by the day on which it was written. */
const likedJob = (record: DynamoDBRecord): Job | undefined => {
  const { before, after } = imagesOf(record, (row) => z.parse(LikesSchema, row));
  if (!after || after.likes <= (before?.likes ?? 0)) return undefined;
  const written = record.dynamodb?.ApproximateCreationDateTime;
  const date = instant(written === undefined ? Date.now() : written * 1_000).slice(0, 10);
  return { kind: 'mail', userId: after.author_id, notice: 'liked', about: aboutLiked(after.session_id, date) };
};

/** What a change calls for that takes time or tells somebody; undefined for all others. */
export const readJob = (record: DynamoDBRecord): Job | undefined => {
  const { Keys, OldImage: before, NewImage: after } = record.dynamodb ?? {};
  const sortKey = Keys?.['SK']?.S ?? '';
  if (sortKey === 'SESSION') {
    const change = readChange(record);
    if (change?.kind !== 'session') return undefined;
    return lessonJob(change.before, change.after) ?? hiddenJob(change.before, change.after);
  }
  if (sortKey === 'COUNT') return likedJob(record);
  if (sortKey === 'SUBSCRIPTION') return trialJob(before, after);
  if (!after || before) return undefined;
  if (sortKey === 'JOB') return { kind: 'deletion', userId: parseDeletion(rowOf(after)).user_id };
  if (!sortKey.startsWith('EXPORT#')) return undefined;
  const wanted = parseExport(rowOf(after), 0);
  return wanted && { kind: 'export', userId: wanted.user_id, exportId: wanted.id };
};
