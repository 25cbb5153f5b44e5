import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { profileKey, sessionKey } from '../../lambdas/store/keys.ts';
import { queryAll, wholePartition } from '../../lambdas/store/query.ts';
import type { SessionId } from '../../shared/model/id.ts';
import type { Installation } from './installation.ts';
import { isInPool, type TestUser } from './test-user.ts';
import { type WaitOptions, waitUntil } from './wait.ts';

/** Creates and downloads an export of the account. Returns its size in bytes. */
export const fetchExport = async ({ api }: TestUser, patience: WaitOptions): Promise<number> => {
  const { id: exportId } = await api('createExport');
  await waitUntil('The export is not made', patience, async () => {
    const { export: newest } = await api('getExport');
    if (newest?.status === 'failed') throw new Error('The export was given up');
    return newest?.status === 'ready' || undefined;
  });
  const { url } = await api('openExport', { params: { exportId } });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Its address answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 2).toString() !== 'PK') throw new Error('It is no ZIP file');
  return bytes.length;
};

const RowsSchema = z.array(z.object({ SK: z.string() }));

interface AccountData {
  readonly person: TestUser;
  readonly sessions: readonly SessionId[];
}

/** What table, bucket and user pool still contain of an account. */
export const remainingData = async (
  at: Installation,
  { person, sessions }: AccountData,
): Promise<readonly string[]> => {
  const rows = async (partition: string): Promise<readonly string[]> => {
    const found = await queryAll(at.table, { ...wholePartition(partition), ConsistentRead: true });
    return z.parse(RowsSchema, found).map(({ SK }) => `the row ${partition} ${SK}`);
  };
  const objects = async (prefix: string): Promise<readonly string[]> => {
    const { KeyCount = 0 } = await at.files.send(new ListObjectsV2Command({ Bucket: at.bucket, Prefix: prefix }));
    return KeyCount > 0 ? [`${KeyCount} object(s) below ${prefix}`] : [];
  };
  const found = await Promise.all([
    rows(profileKey(person.id).PK),
    ...sessions.map((id) => rows(sessionKey(id).PK)),
    ...['uploads', 'exports', 'avatars'].map((folder) => objects(`${folder}/${person.id}/`)),
    ...sessions.flatMap((id) => [objects(`materials/${id}/`), objects(`extracts/${id}/`)]),
    isInPool(at, person.email).then((there) => (there ? ['the account in the user pool'] : [])),
  ]);
  return found.flat();
};

/** Deletes the account as its user does, and waits until nothing of it is left. */
export const deleteAccount = async (at: Installation, account: AccountData, patience: WaitOptions): Promise<void> => {
  await account.person.api('deleteAccount', { body: { confirmation: 'DELETE' } });
  let left: readonly string[] = [];
  await waitUntil('It is not all gone', patience, async () => {
    left = await remainingData(at, account);
    return left.length === 0 || undefined;
  }).catch((error: Error) => {
    throw new Error(`${error.message}: ${left.join(', ')}`);
  });
};
