import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { s3Client } from '../../../lambdas/adapters/files/client.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { bucketName, tableName } from '../../../local/stack/settings.ts';
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
