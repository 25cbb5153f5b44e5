import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** A function that reads the stream, with the settings of its event source mapping. */
export interface Consumer {
  /** Its cursor is stored under this name. */
  name: string;
  /** Other records are never delivered. */
  filter?: (record: DynamoDBRecord) => boolean;
  /** A thrown error fails the whole batch; a response can fail it from one record on. */
  invoke(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse | undefined>;
  /** Retries of a single record; may be Infinity. */
  maxRetries: number;
  maxAgeMs: number;
  /** Called with records that were given up. */
  onDropped?(records: DynamoDBRecord[], reason: 'retries' | 'age'): void | Promise<void>;
  /** Records per invocation; 100 by default. */
  batchSize?: number;
}

export const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? '';

/** Identifies the item of a record; records are in order for each item only. */
export const itemOf = (record: DynamoDBRecord) => JSON.stringify(record.dynamodb?.Keys);
