import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { isForwarded, streamReaders } from '../../lambdas/stream/readers.ts';
import { readDeadLetter } from './dead-letter.ts';
import { recordsOf } from './records.ts';

export interface Services {
  readonly queues: SQSClient;
  readonly streams: DynamoDBStreamsClient;
  readonly functions: LambdaClient;
}

/** Visibility timeout: longer than any of these functions may run. */
const HIDDEN_SECONDS = 120;
const AnswerSchema = z.object({ batchItemFailures: z.array(z.unknown()) });

const readersWithQueue = Object.values(streamReaders).filter(({ givenUp }) => givenUp === 'kept');
const wasDelivered = (sortKey: string): boolean => readersWithQueue.some((reader) => isForwarded(reader, sortKey));

/** Calls a function. Throws its error, or the number of records that failed again. */
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

/** Calls the function of a message again. Returns a description of what was done. */
const redriveMessage = async ({ streams: stream, functions }: Services, { Body = '', MessageAttributes }: Message) => {
  const deadLetter = readDeadLetter(Body, MessageAttributes?.['TARGET_ARN']?.StringValue);
  const name = deadLetter.functionArn.split(':')[6] ?? deadLetter.functionArn;
  if (deadLetter.kind === 'event') {
    await call(functions, deadLetter.functionArn, deadLetter.event);
    return `${name} was called with its event once more`;
  }
  const all = await recordsOf(stream, deadLetter.position);
  const Records = all.filter(({ dynamodb }) => wasDelivered(dynamodb?.Keys?.['SK']?.S ?? ''));
  if (Records.length > 0) await call(functions, deadLetter.functionArn, { Records });
  return `${name} was given ${Records.length} record(s) once more`;
};

/**
 * Calls the functions again for all messages of a dead-letter queue, and deletes the messages that succeed. Failed ones
 * become visible again after two minutes. Returns how many messages succeeded and failed.
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
    // Long polling asks all servers of a queue, short polling only some.
    WaitTimeSeconds: 2,
    MessageAttributeNames: ['All'],
  });
  let done = 0;
  for (;;) {
    const [message] = (await queues.send(receive)).Messages ?? [];
    // A failed message that is visible again: all others were tried.
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
