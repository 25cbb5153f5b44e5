import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import type { SessionId } from '../../shared/model/id.ts';
import type { Installation } from './installation.ts';
import type { Person } from './person.ts';
import { type Patience, until } from './until.ts';

type At = Pick<Installation, 'files' | 'bucket' | 'failedLessons' | 'countingMs'>;

/** What was read of the lesson's material becomes unreadable: whatever reads it next fails, and nobody's learner did it. */
const spoil = async ({ files, bucket }: At, sessionId: SessionId): Promise<void> => {
  const { Contents = [] } = await files.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: `extracts/${sessionId}/` }),
  );
  if (Contents.length === 0) throw new Error('The bucket holds nothing that was read of the material');
  for (const { Key } of Contents)
    await files.send(new PutObjectCommand({ Bucket: bucket, Key, Body: '{', ContentType: 'application/json' }));
};

/** Lets a lesson fail on purpose and waits until the alarm's figure has counted it. */
export const failOnPurpose = async (
  at: At,
  { api }: Person,
  sessionId: SessionId,
  { patience, doing }: { patience: Patience; doing: (what: string) => void },
): Promise<string> => {
  const started = new Date();
  const before = await at.failedLessons(started);
  await spoil(at, sessionId);
  await api('expandStory', { body: { sessionId, materialNew: '', fromUntold: true } });
  const reason = await until('The lesson that had to fail is still being written', patience, async () => {
    const { generation, failure_reason } = await api('getSession', { params: { sessionId } });
    return generation === null ? failure_reason?.code : undefined;
  });
  if (!reason) throw new Error('The lesson that had to fail did not, or its reason is nowhere');
  doing('waiting for the alarm’s figure');
  const counted = { ...patience, patienceMs: at.countingMs };
  await until('The figure of failed lessons does not move, so no alarm can ring', counted, async () =>
    (await at.failedLessons(started)) > before ? true : undefined,
  );
  return reason;
};
