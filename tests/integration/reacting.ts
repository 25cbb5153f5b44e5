import type { DynamoDBStreamEvent } from 'aws-lambda';
import { handler } from '../../lambdas/purge/reactor.ts';
import { streamConsumers } from '../../local/stack/consumers.ts';
import { type Stream, startStream } from '../../local/stream/start.ts';
import type { Backend } from './harness.ts';

/** The reactor behind a backend's stream, which tells everything twice and rows out of order. */
export const startReactor = ({ dynamo }: Backend): Promise<Stream> => {
  const consumers = streamConsumers((_, event) => handler(event as DynamoDBStreamEvent));
  const reactor = consumers.filter(({ name }) => name === 'reactor');
  return startStream({ dynamo, consumers: reactor, deliverTwice: true, shuffle: true });
};
