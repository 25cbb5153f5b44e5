interface IndexShape {
  readonly partitionKey: string;
  readonly sortKey: string;
  /** What an entry repeats of its row: all of it, or its keys alone. */
  readonly holds: 'ALL' | 'KEYS_ONLY';
}

/** The one table: deployed and made on a laptop from this. All its keys are strings; `store/keys.ts` writes them. */
export const tableShape = {
  partitionKey: 'PK',
  sortKey: 'SK',
  /** Epoch seconds after which a row is removed, hours later or days. */
  expiry: 'expires_at',
  /** What the stream tells of a row. */
  stream: 'NEW_AND_OLD_IMAGES',
} as const;

/** What each is asked for says docs/access-patterns.md. An update of a deployed table can add only one. */
export const indexes = {
  GSI1: { partitionKey: 'GSI1PK', sortKey: 'GSI1SK', holds: 'ALL' },
  GSI2: { partitionKey: 'GSI2PK', sortKey: 'GSI2SK', holds: 'ALL' },
  GSI3: { partitionKey: 'GSI3PK', sortKey: 'GSI3SK', holds: 'KEYS_ONLY' },
} as const satisfies Record<string, IndexShape>;

export type IndexName = keyof typeof indexes;
