import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

const keySchema = (partition: string, sort: string): GlobalSecondaryIndex['KeySchema'] => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

const index = (name: string, ProjectionType: 'ALL' | 'KEYS_ONLY'): GlobalSecondaryIndex => ({
  IndexName: name,
  KeySchema: keySchema(`${name}PK`, `${name}SK`),
  Projection: { ProjectionType },
});

const createTable = (TableName: string) =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema('PK', 'SK'),
    AttributeDefinitions: ['', 'GSI1', 'GSI2', 'GSI3'].flatMap((prefix) => [
      { AttributeName: `${prefix}PK`, AttributeType: 'S' as const },
      { AttributeName: `${prefix}SK`, AttributeType: 'S' as const },
    ]),
    GlobalSecondaryIndexes: [index('GSI1', 'ALL'), index('GSI2', 'ALL'), index('GSI3', 'KEYS_ONLY')],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });

/** Makes the one table of the application, unless it is there; the same keys, indexes and expiry as in the cloud. */
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
    const TimeToLiveSpecification = { AttributeName: 'expires_at', Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } finally {
    client.destroy();
  }
}
