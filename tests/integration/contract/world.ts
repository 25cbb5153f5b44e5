import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { newAccount } from '../../../local/stack/account.ts';
import { createWriters } from '../../../local/stack/model/writers.ts';
import { region, tableName } from '../../../local/stack/settings.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import { newId, type SceneId } from '../../../shared/model/id.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { instant } from '../../../shared/model/time.ts';
import { startBuilt } from '../../built/start.ts';
import type { Holdings } from './samples.ts';

export const people = ['author', 'another', 'pro', 'admin', 'owner'] as const;
export type Person = (typeof people)[number];

export interface Identity {
  readonly name: Person;
  readonly userId: string;
  readonly token: string;
  readonly held: Holdings;
}

export interface World {
  readonly stack: Stack;
  readonly identities: Record<Person, Identity>;
  /** A token of somebody who has just signed up and owns nothing. */
  stranger(): Promise<string>;
  close(): Promise<void>;
}

const roles: Partial<Record<Person, Role>> = { admin: 'admin', owner: 'owner' };

const material = (canary: string): string =>
  [
    `# The ${canary} engine`,
    `The ${canary} engine is a machine that turns heat into motion. A **boiler** is a closed vessel in which water becomes steam. `.repeat(
      1,
    ),
    'James Watt improved the condenser in 1769. A **condenser** is a device that cools steam back into water.',
    '## Parts',
    '- The piston moves up and down.\n- The valve lets steam in.\n- The flywheel keeps the motion even.\n- The governor limits the speed.',
    '## Use',
    'Mines used the engine because water had to be pumped out of deep shafts. Mills used it so that they no longer depended on rivers.',
    'The pressure of early engines was low. Richard Trevithick built an engine of high pressure in 1804. It pulled wagons on rails.',
    '## Limits',
    'A **safety valve** is a device that opens before the boiler bursts. A **gauge** is a device that shows the pressure. Engineers inspected each boiler every month because hard water left scale inside it.',
    'Thomas Newcomen built a pumping engine in 1712. The engine of 1712 wasted most of its coal, whereas the engine of 1769 needed a quarter of it.',
  ].join('\n\n');

const until = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** A session to spare and two in the bin. */
const leave = async (api: Client, title: string) => {
  const make = async () => (await api('createSession', { body: { title, mode: 'custom' } })).id;
  const [spareId, restorableId, purgeableId] = [await make(), await make(), await make()];
  await api('deleteSessions', { body: { ids: [restorableId, purgeableId] } });
  return { spareId, restorableId, purgeableId };
};

const takeAlong = async (api: Client) => {
  const { id: exportId } = await api('createExport');
  await until('the export is ready', async () => {
    const { export: made } = await api('getExport');
    return made?.status === 'ready' ? true : undefined;
  });
  return { exportId };
};

/** A scene that is completed makes cards, of which one is reviewed. */
const review = async (api: Client, sceneId: SceneId) => {
  await api('putProgress', { params: { sceneId }, body: { completion_status: 'completed' } });
  const cardId = await until('there is a card', async () => (await api('listDueCards', { query: {} })).items[0]?.id);
  const reviewId = newId('rev');
  const at = instant(Date.now());
  const one = { id: reviewId, card: cardId, turn: 0, grade: 'again', missed: true, at, took: 2_000 } as const;
  await api('gradeCards', { body: { sent_at: at, reviews: [one] } });
  return { cardId, reviewId };
};

/** Everything a person can have, with the canary in all of it. */
const acquire = async (api: Client, canary: string, origin: string): Promise<Holdings> => {
  const { id: sessionId } = await api('createSession', { body: { title: canary, mode: 'custom' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content: material(canary), ...style } });
  await until('the lesson is ready', async () => {
    const { status, failure_reason } = await api('getSession', { params: { sessionId } });
    if (status === 'draft') throw new Error(failure_reason?.code);
    return status === 'ready' ? true : undefined;
  });
  const { modules } = await api('listScenes', { params: { sessionId } });
  const scenes = modules.flatMap((module) => module.scenes);
  const chapter = scenes.find(({ type }) => !isQuiz(type));
  const quiz = scenes.find(({ type }) => isQuiz(type));
  if (!chapter || !quiz) throw new Error('a lesson without a chapter or a quiz');
  await api('createMaterial', { params: { sessionId }, body: { kind: 'text', content: `More of ${canary}` } });
  const { cardId, reviewId } = await review(api, chapter.id);
  const { id: collectionId } = await api('createCollection', { body: { title: canary, description: canary } });
  await api('addToCollection', { params: { collectionId, sessionId } });
  const { id: userId } = await api('getMe');
  return {
    canary,
    origin,
    userId,
    sessionId,
    collectionId,
    chapterId: chapter.id,
    quizId: quiz.id,
    cardId,
    reviewId,
    ...(await leave(api, canary)),
    ...(await takeAlong(api)),
  };
};

export const apiOf = (origin: string, token?: string): Client =>
  createClient({ base: origin, token: async () => token, newKey: ulid });

/** Roles and plans are no client's to write, so they are set where the table is. */
const setProfile = async (stack: Stack, userId: string, values: { role?: Role; subscription_tier?: 'pro' }) => {
  const client = new DynamoDBClient({
    endpoint: stack.dynamo.endpoint,
    region,
    credentials: stack.credentials,
  });
  for (const [name, value] of Object.entries(values))
    await DynamoDBDocumentClient.from(client).send(
      new UpdateCommand({
        TableName: tableName,
        Key: { PK: `USER#${userId}`, SK: 'PROFILE' },
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  client.destroy();
};

const settle = async (stack: Stack, name: Person): Promise<Identity> => {
  const canary = `zq${name}canary${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${canary}@example.test`, password: 'secret1', name: canary };
  const { token, id: userId } = await newAccount(stack, account);
  const api = apiOf(stack.origin, token);
  await api('getMe');
  const role = roles[name];
  if (role) await setProfile(stack, userId, { role });
  if (name === 'pro') await setProfile(stack, userId, { subscription_tier: 'pro' });
  return { name, userId, token, held: await acquire(api, canary, stack.origin) };
};

/** The whole stack with five people in it, each holding a lesson of their own. */
export const createWorld = async (): Promise<World> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'world-'));
  // A few people call everything here, more than anybody does within a minute
  process.env['PERSON_LIMIT'] = '100000';
  const writers = createWriters({ dataDir, writer: 'engine', pace: { delayMs: 0 }, find: async () => [] });
  const stack = await startBuilt({ dataDir, port: 0, site: 'none', model: writers.answer, writers });
  const identities = {} as Record<Person, Identity>;
  for (const name of people) identities[name] = await settle(stack, name);
  return {
    stack,
    identities,
    stranger: async () => {
      const email = `stranger.${ulid()}@example.test`;
      return (await newAccount(stack, { email, password: 'secret1', name: 'stranger' })).token;
    },
    close: async () => {
      await stack.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
