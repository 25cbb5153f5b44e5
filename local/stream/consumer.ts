import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** A function that reads the stream, and what the event source mapping says about its failures. */
export interface Consumer {
  /** Its cursor is kept under this name. */
  name: string;
  /** What does not pass is never delivered. */
  filter?: (record: DynamoDBRecord) => boolean;
  /** A thrown error fails the whole batch, an answer can fail it from one record on. */
  invoke(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse | undefined>;
  /** How often a record is tried again once it is alone; may be Infinity. */
  maxRetries: number;
  maxAgeMs: number;
  /** Told of the records given up, in place of a queue. */
  onDropped?(records: DynamoDBRecord[], reason: 'retries' | 'age'): void | Promise<void>;
  /** At most so many records an invocation; 100 if not given. */
  batchSize?: number;
}

export const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? '';

/** The item a record is about; order holds for one item only. */
export const itemOf = (record: DynamoDBRecord) => JSON.stringify(record.dynamodb?.Keys);
