import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { indexes, tableShape } from '../../lambdas/table.ts';

interface Keys {
  readonly partitionKey: string;
  readonly sortKey: string;
}

const keySchema = ({ partitionKey, sortKey }: Keys): GlobalSecondaryIndex['KeySchema'] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];

const createTable = (TableName: string) =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(tableShape),
    AttributeDefinitions: [tableShape, ...Object.values(indexes)].flatMap(({ partitionKey, sortKey }) =>
      [partitionKey, sortKey].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    ),
    GlobalSecondaryIndexes: Object.entries(indexes).map(([IndexName, { holds, ...keys }]) => ({
      IndexName,
      KeySchema: keySchema(keys),
      Projection: { ProjectionType: holds },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: tableShape.stream },
  });

/** Creates the table of `lambdas/table.ts` unless it exists. */
export async function ensureTable(endpoint: string, TableName: string, secretAccessKey = 'local'): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
  try {
    await client.send(new DescribeTableCommand({ TableName })).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      return client.send(createTable(TableName));
    });
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    if (TimeToLiveDescription?.TimeToLiveStatus === 'ENABLED') return;
    const TimeToLiveSpecification = { AttributeName: tableShape.expiry, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } finally {
    client.destroy();
  }
}
