import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The one table, as every access pattern is given it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** An attribute of the value `undefined` is left out of the row. */
export const tableOf = (client: DynamoDBClient, name: string): Table => ({
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  name,
});
