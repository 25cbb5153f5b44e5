import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { SessionRecord } from '../domain/session/session.ts';
import { table, workflow } from '../runtime/container.ts';
import { logger } from '../runtime/logger.ts';
import { files } from '../runtime/on-demand.ts';
import { failures } from '../runtime/stream-batch.ts';
import { eraseSession } from '../store/purge/erase-session.ts';
import { readChange } from '../store/stream/read-change.ts';

/** The handler that accepted it starts it too; whoever comes second finds it started. */
const start = async ({ id, generation_id: generationId }: SessionRecord): Promise<void> => {
  if (generationId !== null) await workflow().start({ sessionId: id, generationId });
};

const erase = async (session: SessionRecord): Promise<void> => {
  await eraseSession(table(), session);
  await files().erase(`materials/${session.id}/`);
  await files().erase(`extracts/${session.id}/`);
};

const react = async (record: DynamoDBRecord): Promise<void> => {
  const change = readChange(record);
  if (change?.kind !== 'session') return;
  const { before, after } = change;
  if (after && after.generation_id !== before?.generation_id) await start(after);
  if (before && !after) await erase(before);
};

/** Does what must follow a change of a session, in the order of the changes; what fails is read again. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const undone: DynamoDBRecord[] = [];
  for (const record of Records) {
    try {
      await react(record);
    } catch (error) {
      logger.error('A change has no effect yet', { error, keys: record.dynamodb?.Keys });
      undone.push(record);
    }
  }
  return failures(undone);
};
