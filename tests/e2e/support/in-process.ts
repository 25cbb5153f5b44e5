import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { s3Client } from '../../../lambdas/adapters/files/client.ts';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { reminderOrder, reviewReminderKey, sceneKey } from '../../../lambdas/store/keys.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { bucketName, region, tableName } from '../../../local/stack/settings.ts';
import { type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { Scene } from '../../../shared/model/session/scene.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { startBuilt } from '../../built/start.ts';

/** Idempotency keys, sent mails and planned reminders: they hold only ids, and expire by themselves. */
const names = /^REMIND#|^USER#\S+ (REQUEST|NOTICE)#/;

/** The product and its site in this process, so that a test can read its table and its bucket. */
export const startInProcess = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'in-process-'));
  const stack = await startBuilt({ dataDir, port: 0, site: 'built', model: engineModel({ delayMs: 500 }) });
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: stack.dynamo.endpoint }));
  const bucket = s3Client();

  const rows = async (): Promise<Record<string, unknown>[]> => {
    const all: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await table.send(
        new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(start ? { ExclusiveStartKey: start } : {}) }),
      );
      all.push(...(page.Items ?? []));
      start = page.LastEvaluatedKey;
    } while (start);
    return all;
  };
  const lambda = new LambdaClient({ endpoint: stack.servicesEndpoint, region, credentials: stack.credentials });
  return {
    origin: stack.origin,
    outbox: stack.outbox,
    invoke: (FunctionName: FunctionName) => lambda.send(new InvokeCommand({ FunctionName })),
    /** As if the hour at which somebody is reminded had come a day earlier. */
    advanceReminder: async (userId: string): Promise<void> => {
      const Key = reviewReminderKey(userId);
      const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      const earlier = instant(Date.parse(String(Item?.['next_at'])) - DAY);
      await table.send(
        new UpdateCommand({
          TableName: tableName,
          Key,
          UpdateExpression: 'SET next_at = :at, GSI1SK = :order',
          ExpressionAttributeValues: { ':at': earlier, ':order': reminderOrder(earlier, userId) },
        }),
      );
    },
    /** Puts other content into a written scene. */
    rewriteScene: async (
      id: SceneId,
      { content, activities, terms }: Pick<Scene, 'content' | 'activities' | 'terms'>,
    ) => {
      const { sessionId, order } = sceneAddress(id);
      const values = { ':content': content, ':activities': activities, ':terms': terms, ':sources': [] };
      await table.send(
        new UpdateCommand({
          TableName: tableName,
          Key: sceneKey(sessionId, order),
          UpdateExpression: 'SET content = :content, activities = :activities, terms = :terms, sources = :sources',
          ExpressionAttributeValues: values,
        }),
      );
    },
    /** Keys of all rows that mention it anywhere. */
    rowsOf: async (id: string): Promise<string[]> =>
      (await rows())
        .filter(({ PK, SK }) => !names.test(`${PK} ${SK}`))
        .filter((row) => JSON.stringify(row).includes(id))
        .map(({ PK, SK }) => `${PK} ${SK}`),
    objectsOf: async (id: string): Promise<string[]> => {
      const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: bucketName }));
      return Contents.flatMap(({ Key = '' }) => (Key.includes(id) ? [Key] : []));
    },
    close: async () => {
      await stack.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
