import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../runtime/logs/logger.ts';
import { parseChange, type RowKind, type TableChange } from '../store/stream/table-change.ts';
import { failures } from './batch-failures.ts';
import { handlers } from './handlers.ts';

const handle = async <K extends RowKind>(change: TableChange<K>): Promise<void> => {
  for (const run of handlers[change.kind] ?? []) await run(change);
};

/** Runs the handlers of each change in order; failed records are read again. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const undone: DynamoDBRecord[] = [];
  for (const record of Records) {
    try {
      const change = parseChange(record);
      if (change) await handle(change);
    } catch (error) {
      logger.error('A change has no effect yet', { error, keys: record.dynamodb?.Keys });
      undone.push(record);
    }
  }
  return failures(undone);
};
