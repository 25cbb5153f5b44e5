import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { isTold, streamReaders } from '../../lambdas/stream/readers.ts';
import { readDeadLetter } from './dead-letter.ts';
import { recordsOf } from './records.ts';

export interface Services {
  readonly queues: SQSClient;
  readonly streams: DynamoDBStreamsClient;
  readonly functions: LambdaClient;
}

/** Longer than any of these functions may run: nobody else is given the message meanwhile. */
const HIDDEN_SECONDS = 120;
const AnswerSchema = z.object({ batchItemFailures: z.array(z.unknown()) });

const readersWithQueue = Object.values(streamReaders).filter(({ givenUp }) => givenUp === 'kept');
const wasDelivered = (sortKey: string): boolean => readersWithQueue.some((reader) => isTold(reader, sortKey));

/** Throws what the function has thrown, or how many records it still fails on. */
const call = async (functions: LambdaClient, FunctionName: string, event: object): Promise<void> => {
  const { FunctionError, Payload } = await functions.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
  );
  const answer: unknown = Payload && Payload.length > 0 ? JSON.parse(Buffer.from(Payload).toString()) : null;
  if (FunctionError) throw new Error(`The function failed again: ${JSON.stringify(answer)}`);
  const { data } = AnswerSchema.safeParse(answer);
  if (data && data.batchItemFailures.length > 0)
    throw new Error(`The function failed on ${data.batchItemFailures.length} record(s) again; its log says why.`);
};

/** What was done, in a few words. */
const redriveMessage = async ({ streams: stream, functions }: Services, { Body = '', MessageAttributes }: Message) => {
  const letter = readDeadLetter(Body, MessageAttributes?.['TARGET_ARN']?.StringValue);
  const name = letter.functionArn.split(':')[6] ?? letter.functionArn;
  if (letter.kind === 'event') {
    await call(functions, letter.functionArn, letter.event);
    return `${name} was called with its event once more`;
  }
  const all = await recordsOf(stream, letter.position);
  const Records = all.filter(({ dynamodb }) => wasDelivered(dynamodb?.Keys?.['SK']?.S ?? ''));
  if (Records.length > 0) await call(functions, letter.functionArn, { Records });
  return `${name} was given ${Records.length} record(s) once more`;
};

/**
 * Hands everything in a dead-letter queue to its function once more, and takes out of the queue what has succeeded.
 * What fails stays, and comes into sight again after two minutes. Answers how many messages did which.
 */
export const redrive = async (
  services: Services,
  queueUrl: string,
  say: (line: string) => void,
): Promise<{ readonly done: number; readonly failed: number }> => {
  const { queues } = services;
  const seen = new Set<string>();
  const receive = new ReceiveMessageCommand({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: 1,
    VisibilityTimeout: HIDDEN_SECONDS,
    // A short wait asks all of a queue's machines, none at all only some.
    WaitTimeSeconds: 2,
    MessageAttributeNames: ['All'],
  });
  let done = 0;
  for (;;) {
    const [message] = (await queues.send(receive)).Messages ?? [];
    // One that has failed and is in sight again: there is nothing that was not tried.
    if (!message?.MessageId || seen.has(message.MessageId)) return { done, failed: seen.size - done };
    seen.add(message.MessageId);
    try {
      say(`✓ ${await redriveMessage(services, message)}`);
      await queues.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }));
      done += 1;
    } catch (error) {
      say(`✗ message ${message.MessageId}: ${error instanceof Error ? error.message : error}`);
    }
  }
};
