import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { socketStore } from '../runtime/container.ts';
import { logger } from '../runtime/logs/logger.ts';
import { sockets } from '../runtime/services/sockets.ts';
import { parseChange } from '../store/stream/table-change.ts';
import { failures } from './batch-failures.ts';
import { deliver } from './tabs/deliver.ts';
import { type OwnedMessage, ownedMessageOf } from './tabs/message.ts';

type RecordMessage = OwnedMessage & { readonly record: DynamoDBRecord };

/** A row that cannot be parsed is skipped, so that it does not hold back the others. */
const messagesOf = (record: DynamoDBRecord): RecordMessage[] => {
  try {
    const change = parseChange(record);
    const owned = change && ownedMessageOf(change);
    return owned ? [{ record, ...owned }] : [];
  } catch (error) {
    logger.error('A change cannot be read', { error, keys: record.dynamodb?.Keys });
    return [];
  }
};

/** Sends changes to the open tabs of each owner. Records that could not be sent are returned and read again. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const delivery = { sockets: sockets(), open: socketStore() };
  const now = Date.now();
  const byOwner = Map.groupBy(Records.flatMap(messagesOf), ({ owner }) => owner);
  const untold = await Promise.all(
    [...byOwner].map(async ([owner, told]) => {
      try {
        const messages = told.map(({ message }) => message);
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
