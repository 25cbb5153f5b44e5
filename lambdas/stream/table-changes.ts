import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../runtime/logger.ts';
import { readChange } from '../store/stream/read-change.ts';
import { readProfile } from '../store/stream/read-profile.ts';
import { failures } from './batch-failures.ts';
import { followJobs } from './handlers/jobs.ts';
import { followPosts } from './handlers/posts.ts';
import { followSession } from './handlers/sessions.ts';
import { followSignOut } from './handlers/sign-ins.ts';
import { followProfile } from './handlers/users.ts';

const react = async (record: DynamoDBRecord): Promise<void> => {
  await followJobs(record);
  await followPosts(record);
  await followSignOut(record);
  const profile = readProfile(record);
  if (profile) return followProfile(profile);
  const change = readChange(record);
  if (change?.kind === 'session') await followSession(change);
};

/** Does what must follow a change, in the order of the changes; what fails is read again. */
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
