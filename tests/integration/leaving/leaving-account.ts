import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { s3Client } from '../../../lambdas/adapters/files/client.ts';
import { type Eraser, eraseAccount } from '../../../lambdas/domain/deletion/erase-account.ts';
import { stopGeneration } from '../../../lambdas/domain/generation/cancel.ts';
import { cancellationStore, deletionStore, table } from '../../../lambdas/runtime/container.ts';
import { files } from '../../../lambdas/runtime/services/files.ts';
import { leavingAccounts } from '../../../lambdas/runtime/services/lazy-identity.ts';
import { workflow } from '../../../lambdas/runtime/services/workflows.ts';
import { deleteRows, putRows } from '../../../lambdas/store/batch.ts';
import { renewDeck } from '../../../lambdas/store/deck/renew-deck.ts';
import { claimCustomer } from '../../../lambdas/store/subscription/claim-customer.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { at, member } from '../community/people.ts';
import type { Backend, Identity } from '../harness.ts';
import { reviewOf } from '../http/deck/reader.ts';
import { accepted, chapter, lesson, material, practisedChapter, quiz, rightAnswers } from '../lesson.ts';

/** Somebody with something of every kind: written, being written, binned; files, likes, reports, a customer. */
export const seedAccount = async (
  backend: Backend,
  name: string,
  { shared, reader }: { readonly shared: SessionId; readonly reader: Identity },
): Promise<Identity> => {
  const who = await member(backend, name);
  const { call } = backend;
  const { sessionId, scene } = await lesson(backend, who, [practisedChapter(1), chapter(2), quiz(3)]);
  await call('submitAnswers', who, { params: { sceneId: scene(3) }, body: { answers: rightAnswers } });
  await call('putPractice', who, {
    params: { sceneId: scene(1) },
    body: {
      entries: [
        { activity: 'why-1', phase: 'open', text: name, words: [], picks: [], verdict: null, tries: 0, changed: 1 },
      ],
    },
  });
  await renewDeck(table(), { userId: who.userId, session: sessionId }, Date.now());
  const { body: due } = await call('listDueCards', who, { query: {} });
  await call('gradeCards', who, {
    body: { sent_at: instant(Date.now()), reviews: due.items.map((card) => reviewOf(card, 'good')) },
  });
  await call('createMaterial', who, { params: { sessionId }, body: { kind: 'text', content: material.repeat(200) } });
  await call('setVisibility', who, { ...at(sessionId), body: { visibility: 'public' } });
  await call('addToLibrary', reader, at(sessionId));
  const { body: binned } = await call('createSession', who, { body: { mode: 'anchor', title: name } });
  await call('deleteSession', who, at(binned.id));
  await accepted(backend, who);
  const { body: collection } = await call('createCollection', who, { body: { title: name } });
  await call('addToCollection', who, { params: { collectionId: collection.id, sessionId } });
  await call('likePost', who, at(shared));
  await call('reportSession', who, { ...at(shared), body: { reason: 'spam' } });
  await call('addToLibrary', who, at(shared));
  await call('createExport', who, {});
  for (const folder of ['uploads', 'exports', 'avatars'])
    await files().write(`${folder}/${who.userId}/one`, name, 'text/plain');
  await claimCustomer(table(), who.userId, `cus_${name}`);
  return who;
};

class Killed extends Error {
  override readonly name = 'Killed';
}

const clients = [DynamoDBDocumentClient, S3Client, CognitoIdentityProviderClient, SFNClient];
const reads = /^(Query|Get|BatchGet|GetObject|ListObjectsV2)Command$/;

/**
 * Dies right after the `nth` change of anything outside, before its answer comes back: the same as before the next one.
 * Answers whether it came that far.
 */
export const killedAfter = async (nth: number, work: () => Promise<unknown>): Promise<boolean> => {
  let changes = 0;
  let dead = false;
  const step = async (command: unknown, call: () => Promise<unknown>): Promise<unknown> => {
    if (dead) throw new Killed();
    const answer = await call();
    if (!reads.test((command as object).constructor.name)) changes += 1;
    dead = changes >= nth;
    if (dead) throw new Killed();
    return answer;
  };
  const before = clients.map((client) => [client.prototype, Reflect.get(client.prototype, 'send')] as const);
  for (const [prototype, send] of before)
    Reflect.set(prototype, 'send', function (this: object, ...sent: unknown[]) {
      return step(sent[0], () => Reflect.apply(send, this, sent));
    });
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  } finally {
    for (const [prototype, send] of before) Reflect.set(prototype, 'send', send);
  }
};

/** One run of the job, with all the time there is. */
export const erase = (userId: string, forgotten: Set<string>, more: Partial<Eraser> = {}) => {
  const stopping = { cancellations: cancellationStore(), workflow: workflow() };
  const eraser: Eraser = {
    store: deletionStore(),
    accounts: leavingAccounts(),
    files: files(),
    payments: { deleteCustomer: async (customer) => void forgotten.add(customer) },
    closeSockets: async () => undefined,
    stop: (session, now) => stopGeneration(stopping, session, now),
    now: Date.now,
    hasTime: () => true,
    ...more,
  };
  return eraseAccount(eraser, userId);
};

/** Until it says that it is done, however long it asks to wait in between; answers how often it was called. */
export const eraseAll = async (userId: string, forgotten: Set<string>, more: Partial<Eraser> = {}): Promise<number> => {
  for (let runs = 1; ; runs += 1) {
    const { done } = await erase(userId, forgotten, more);
    if (done) return runs;
    if (runs === 20) throw new Error('A deletion finds something every time');
  }
};

type Row = Record<string, unknown> & { readonly PK: string; readonly SK: string };

const allRows = async (): Promise<Row[]> => {
  const { client, name } = table();
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  return Items as Row[];
};
const allKeys = async ({ bucketName }: Backend): Promise<string[]> => {
  const { Contents = [] } = await s3Client().send(new ListObjectsV2Command({ Bucket: bucketName }));
  return Contents.map(({ Key = '' }) => Key);
};

/** Keeps table and bucket as they are; what is answered brings both back. */
export const snapshot = async (backend: Backend): Promise<() => Promise<void>> => {
  const rows = await allRows();
  const objects = await Promise.all(
    (await allKeys(backend)).map(async (key) => [key, await files().read(key)] as const),
  );
  return async () => {
    await deleteRows(table(), await allRows());
    await putRows(table(), rows);
    for (const [key, bytes] of objects) await files().write(key, Buffer.from(bytes ?? []).toString(), 'text/plain');
  };
};

/** Every row of the table and every key of the bucket that has this in it. */
export const traces = async (backend: Backend, word: string): Promise<string[]> => {
  const plain = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
  const rows = (await allRows()).map((row) => JSON.stringify(row, plain));
  return [...rows, ...(await allKeys(backend))].filter((text) => text.includes(word)).sort();
};
