interface StreamReader {
  /** Sort keys of the rows it is told about; one that ends in `#` stands for all that begin with it. */
  readonly rows: readonly string[];
  readonly batch: number;
  /** After this many, or once a record is this old, the batch is given up. */
  readonly retries: number;
  readonly maxAgeSeconds: number;
  /** A batch that is given up is dropped, or its place in the stream goes into a dead-letter queue that rings an alarm. */
  readonly givenUp: 'dropped' | 'kept';
}

/** The two readers of the table's stream; it bears no more. Deployed and run on a laptop from this table. */
export const streamReaders = {
  /** A message that is a minute late is worth nothing: a tab asks again when it reconnects. */
  realtime: {
    rows: ['SESSION', 'SUBSCRIPTION', 'GENERATION#', 'SCENE#', 'PROGRESS#'],
    batch: 100,
    retries: 2,
    maxAgeSeconds: 60,
    givenUp: 'dropped',
  },
  /**
   * What must not be lost: starts of generations, what a session leaves behind, what is found by words, what takes long.
   * The stream forgets after 24 hours, so what is given up is given up early enough to be read from it again.
   */
  tableChanges: {
    rows: ['SESSION', 'PROFILE', 'ENDED#', 'POST#', 'COUNT', 'SUBSCRIPTION', 'JOB', 'EXPORT#'],
    batch: 10,
    retries: 30,
    maxAgeSeconds: 21_600,
    givenUp: 'kept',
  },
} as const satisfies Record<string, StreamReader>;

/** Whether a reader is told about a row. */
export const isTold = (reader: Pick<StreamReader, 'rows'>, sortKey: string): boolean =>
  reader.rows.some((row) => (row.endsWith('#') ? sortKey.startsWith(row) : sortKey === row));
