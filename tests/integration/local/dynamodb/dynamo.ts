import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { type DynamoOptions, startDynamo } from '../../../../local/dynamodb/start.ts';
import { ensureTable } from '../../../../local/dynamodb/table.ts';

export const TableName = 'Fabula';

export function documentClient(endpoint: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return DynamoDBDocument.from(new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials, maxAttempts: 1 }));
}

/** The embedded database with the application's table, in memory unless a folder is given. */
export async function startTable(options: DynamoOptions = {}) {
  const dynamo = await startDynamo(options);
  await ensureTable(dynamo.endpoint, TableName);
  const db = documentClient(dynamo.endpoint);
  const stop = async () => {
    db.destroy();
    await dynamo.close();
  };
  return { dynamo, db, stop };
}
