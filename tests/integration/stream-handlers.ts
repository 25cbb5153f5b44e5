import type { DynamoDBStreamEvent } from 'aws-lambda';
import { handler } from '../../lambdas/stream/table-changes.ts';
import { streamConsumers } from '../../local/stack/consumers.ts';
import { type Stream, startStream } from '../../local/stream/start.ts';
import type { Backend } from './harness.ts';

/** The stream handlers behind a backend's stream, which tells everything twice and rows out of order. */
export const startStreamHandlers = ({ dynamo }: Backend): Promise<Stream> => {
  const consumers = streamConsumers((_, event) => handler(event as DynamoDBStreamEvent));
  const told = consumers.filter(({ name }) => name === 'tableChanges');
  return startStream({ dynamo, consumers: told, deliverTwice: true, shuffle: true });
};
