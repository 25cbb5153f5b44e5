import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { s3Client } from '../../../lambdas/adapters/files/client.ts';
import { sceneKey } from '../../../lambdas/store/keys.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { bucketName, tableName } from '../../../local/stack/settings.ts';
import { type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { Scene } from '../../../shared/model/session/scene.ts';
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
  return {
    origin: stack.origin,
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
