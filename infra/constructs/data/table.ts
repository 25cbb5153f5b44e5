import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { type IndexName, indexes, tableShape } from '../../../lambdas/table.ts';
import type { AppFunction } from '../compute/function.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

const indexProps = Object.entries(indexes).map(
  ([indexName, { partitionKey, sortKey, holds }]): GlobalSecondaryIndexPropsV2 => ({
    indexName,
    partitionKey: key(partitionKey),
    sortKey: key(sortKey),
    projectionType: ProjectionType[holds],
  }),
);

export type TableAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** The one table. It is kept when the stack is deleted, has point-in-time recovery (35 days), and costs nothing while idle. */
export class DataTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { deletionProtection }: { readonly deletionProtection: boolean }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: key(tableShape.partitionKey),
      sortKey: key(tableShape.sortKey),
      globalSecondaryIndexes: indexProps,
      timeToLiveAttribute: tableShape.expiry,
      dynamoStream: StreamViewType[tableShape.stream],
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      deletionProtection,
      // Deleted only if the deployment that creates it fails: it is still empty then.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  grant(fn: AppFunction, actions: readonly TableAction[], indexed: readonly IndexName[] = []): void {
    fn.addEnvironment({ TABLE_NAME: this.table.tableName });
    const named = actions.map((action) => `dynamodb:${action}`);
    fn.allow(named, [this.table.tableArn]);
    if (indexed.length > 0)
      fn.allow(
        ['dynamodb:Query'],
        indexed.map((name) => `${this.table.tableArn}/index/${name}`),
      );
  }
}
