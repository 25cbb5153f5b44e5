import { streamRetries } from '../retries.ts';

interface StreamReader {
  /** Sort keys of the rows it receives; one that ends in `#` is a prefix. */
  readonly rows: readonly string[];
  readonly batch: number;
  /** After this many retries, or at this age of a record, the batch is given up. */
  readonly retries: number;
  readonly maxAgeSeconds: number;
  /** A batch that is given up is dropped, or its place in the stream goes into a dead-letter queue that rings an alarm. */
  readonly givenUp: 'dropped' | 'kept';
}

/** The two readers of the table's stream, which allows no more. Read by CDK and by the embedded stack. */
export const streamReaders = {
  realtime: {
    rows: ['SESSION', 'SUBSCRIPTION', 'GENERATION#', 'SCENE#', 'PROGRESS#', 'DECK#'],
    batch: 100,
    ...streamRetries.realtime,
    givenUp: 'dropped',
  },
  /** What must not be lost: starts of generations, cards, what a session leaves behind, what is found by words, what takes long. */
  tableChanges: {
    rows: [
      'SESSION',
      'PROFILE',
      'ENDED#',
      'PROGRESS#',
      'DECK#',
      'FIT',
      'POST#',
      'COUNT',
      'SUBSCRIPTION',
      'JOB',
      'EXPORT#',
    ],
    batch: 10,
    ...streamRetries.tableChanges,
    givenUp: 'kept',
  },
} as const satisfies Record<string, StreamReader>;

/** Whether a reader receives changes of a row. */
export const isForwarded = (reader: Pick<StreamReader, 'rows'>, sortKey: string): boolean =>
  reader.rows.some((row) => (row.endsWith('#') ? sortKey.startsWith(row) : sortKey === row));
