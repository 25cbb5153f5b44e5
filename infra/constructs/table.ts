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
import type { AppFunction } from './function.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

const index = (name: string, projectionType: ProjectionType): GlobalSecondaryIndexPropsV2 => ({
  indexName: name,
  partitionKey: key(`${name}PK`),
  sortKey: key(`${name}SK`),
  projectionType,
});

export type TableAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';
export type TableIndex = 'GSI1' | 'GSI2' | 'GSI3';

/** The one table. It outlives the stack, can be set back to any second of 35 days, and costs nothing while idle. */
export class Table extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { deletionProtection }: { readonly deletionProtection: boolean }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: key('PK'),
      sortKey: key('SK'),
      // All three from the first day: an update of a table can add only one.
      globalSecondaryIndexes: [
        index('GSI1', ProjectionType.ALL),
        index('GSI2', ProjectionType.ALL),
        index('GSI3', ProjectionType.KEYS_ONLY),
      ],
      timeToLiveAttribute: 'expires_at',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      deletionProtection,
      // Nobody has written anything yet when the deployment that makes it fails.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  grant(fn: AppFunction, actions: readonly TableAction[], indexes: readonly TableIndex[] = []): void {
    fn.tell({ TABLE_NAME: this.table.tableName });
    const named = actions.map((action) => `dynamodb:${action}`);
    fn.allow(named, [this.table.tableArn]);
    if (indexes.length > 0)
      fn.allow(
        ['dynamodb:Query'],
        indexes.map((name) => `${this.table.tableArn}/index/${name}`),
      );
  }
}
