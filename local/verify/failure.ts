import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import type { SessionId } from '../../shared/model/id.ts';
import type { Installation } from './installation.ts';
import type { TestUser } from './test-user.ts';
import { type WaitOptions, waitUntil } from './wait.ts';

type At = Pick<Installation, 'files' | 'bucket' | 'failedLessons' | 'countingMs'>;

/** Corrupts the stored extract of a session, so that the next step fails with an internal error. */
const corruptExtract = async ({ files, bucket }: At, sessionId: SessionId): Promise<void> => {
  const { Contents = [] } = await files.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: `extracts/${sessionId}/` }),
  );
  if (Contents.length === 0) throw new Error('The bucket holds nothing that was read of the material');
  for (const { Key } of Contents)
    await files.send(new PutObjectCommand({ Bucket: bucket, Key, Body: '{', ContentType: 'application/json' }));
};

/** Makes a generation fail and waits until the alarm's metric has counted it. */
export const failOnPurpose = async (
  at: At,
  { api }: TestUser,
  sessionId: SessionId,
  { patience, doing }: { patience: WaitOptions; doing: (what: string) => void },
): Promise<string> => {
  const started = new Date();
  const before = await at.failedLessons(started);
  await corruptExtract(at, sessionId);
  await api('expandStory', { body: { sessionId, materialNew: '', fromUntold: true } });
  const reason = await waitUntil('The lesson that had to fail is still being written', patience, async () => {
    const { generation, failure_reason } = await api('getSession', { params: { sessionId } });
    return generation === null ? failure_reason?.code : undefined;
  });
  if (!reason) throw new Error('The lesson that had to fail did not, or its reason is nowhere');
  doing('waiting for the alarm’s figure');
  const counted = { ...patience, patienceMs: at.countingMs };
  await waitUntil('The figure of failed lessons does not move, so no alarm can ring', counted, async () =>
    (await at.failedLessons(started)) > before ? true : undefined,
  );
  return reason;
};
