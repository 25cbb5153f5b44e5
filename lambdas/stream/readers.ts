import { streamRetries } from '../retries.ts';

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
  realtime: {
    rows: ['SESSION', 'SUBSCRIPTION', 'GENERATION#', 'SCENE#', 'PROGRESS#'],
    batch: 100,
    ...streamRetries.realtime,
    givenUp: 'dropped',
  },
  /** What must not be lost: starts of generations, what a session leaves behind, what is found by words, what takes long. */
  tableChanges: {
    rows: ['SESSION', 'PROFILE', 'ENDED#', 'POST#', 'COUNT', 'SUBSCRIPTION', 'JOB', 'EXPORT#'],
    batch: 10,
    ...streamRetries.tableChanges,
    givenUp: 'kept',
  },
} as const satisfies Record<string, StreamReader>;

/** Whether a reader is told about a row. */
export const isTold = (reader: Pick<StreamReader, 'rows'>, sortKey: string): boolean =>
  reader.rows.some((row) => (row.endsWith('#') ? sortKey.startsWith(row) : sortKey === row));
