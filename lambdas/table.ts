interface IndexShape {
  readonly partitionKey: string;
  readonly sortKey: string;
  /** What the index copies of each row: all attributes, or the keys alone. */
  readonly holds: 'ALL' | 'KEYS_ONLY';
}

/** The one table, used by the CDK stack and the local stack. All its keys are strings; `store/keys.ts` writes them. */
export const tableShape = {
  partitionKey: 'PK',
  sortKey: 'SK',
  /** The TTL attribute, in epoch seconds. DynamoDB removes expired rows hours or days later. */
  expiry: 'expires_at',
  /** What a stream record contains of the changed row. */
  stream: 'NEW_AND_OLD_IMAGES',
} as const;

/** docs/access-patterns.md says what each index is for. A deployment can add only one index to an existing table. */
export const indexes = {
  GSI1: { partitionKey: 'GSI1PK', sortKey: 'GSI1SK', holds: 'ALL' },
  GSI2: { partitionKey: 'GSI2PK', sortKey: 'GSI2SK', holds: 'ALL' },
  GSI3: { partitionKey: 'GSI3PK', sortKey: 'GSI3SK', holds: 'KEYS_ONLY' },
} as const satisfies Record<string, IndexShape>;

export type IndexName = keyof typeof indexes;
