import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { socketStore } from '../runtime/container.ts';
import { logger } from '../runtime/logger.ts';
import { sockets } from '../runtime/services/sockets.ts';
import { readChange } from '../store/stream/read-change.ts';
import { failures } from './batch-failures.ts';
import { deliver } from './tabs/deliver.ts';
import { type Letter, letterOf } from './tabs/message.ts';

interface Told {
  readonly record: DynamoDBRecord;
  readonly letter: Letter;
}

/** A row that cannot be read is nobody's news, and must not hold back the others'. */
const toldBy = (record: DynamoDBRecord): Told[] => {
  try {
    const change = readChange(record);
    const letter = change && letterOf(change);
    return letter ? [{ record, letter }] : [];
  } catch (error) {
    logger.error('A change cannot be read', { error, keys: record.dynamodb?.Keys });
    return [];
  }
};

/** Tells each owner's tabs what changed. What could not be told is handed back and read again. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const delivery = { sockets: sockets(), open: socketStore() };
  const now = Date.now();
  const byOwner = Map.groupBy(Records.flatMap(toldBy), ({ letter }) => letter.owner);
  const untold = await Promise.all(
    [...byOwner].map(async ([owner, told]) => {
      try {
        const messages = told.map(({ letter }) => letter.message);
        await deliver(delivery, owner, messages, now);
        return [];
      } catch (error) {
        logger.warn('Telling a tab failed', { error, owner });
        return told.map(({ record }) => record);
      }
    }),
  );
  return failures(untold.flat());
};
