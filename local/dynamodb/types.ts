import type { AttributeValue } from 'aws-lambda';

export type Item = Record<string, AttributeValue>;

interface KeyElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

export interface Index {
  IndexName: string;
  KeySchema: KeyElement[];
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
}

/** A table as it is stored and described. */
export interface StoredTable {
  TableName: string;
  TableArn: string;
  TableStatus: 'ACTIVE';
  KeySchema: KeyElement[];
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  GlobalSecondaryIndexes?: Index[];
  StreamSpecification?: { StreamEnabled: boolean; StreamViewType?: string };
  /** The attribute that holds an item's expiry in epoch seconds; not part of a description. */
  expiryAttribute?: string;
}

/** What one request does to one item. */
export interface ItemChange {
  table: StoredTable;
  /** The item's key as the storage knows it. */
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

export type CapacityMode = 'NONE' | 'TOTAL' | 'INDEXES';

/** A request after validation; expressions are already parsed by the engine. */
export interface ItemRequest {
  TableName: string;
  ReturnConsumedCapacity?: CapacityMode;
  Key?: Item;
  Item?: Item;
  ReturnValues?: 'NONE' | 'ALL_OLD' | 'UPDATED_OLD' | 'ALL_NEW' | 'UPDATED_NEW';
  ConsistentRead?: boolean;
  IndexName?: string;
  Limit?: number;
  Select?: string;
  _condition?: { expression: object };
  _filter?: { expression: object };
  _projection?: { paths: object[]; nestedPaths: object };
}
