import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { streamReaders } from '../../../lambdas/stream/readers.ts';
import { acknowledgeStar } from '../acknowledge.ts';
import type { AppFunction } from './function.ts';

const keyRule = (row: string): string | { readonly prefix: string } => (row.endsWith('#') ? { prefix: row } : row);

/** Lets a function read the table's stream as `lambdas/stream/readers.ts` says. A reader whose `givenUp` is `kept` needs a queue. */
export const readStream = (
  fn: AppFunction,
  name: keyof typeof streamReaders,
  table: TableV2,
  deadLetterQueue?: IQueue,
): void => {
  const { rows, batch, retries, maxAgeSeconds, givenUp } = streamReaders[name];
  if ((givenUp === 'kept') !== (deadLetterQueue !== undefined))
    throw new Error(`${name}: batches given up are ${givenUp}`);
  const arn = table.tableStreamArn!;
  fn.allow(['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], [arn]);
  fn.allow(['dynamodb:ListStreams'], ['*']);
  acknowledgeStar(fn.role, '*', 'ListStreams names no resource; Lambda asks for it before it reads a stream.');
  fn.fn.addEventSourceMapping('Stream', {
    eventSourceArn: arn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: batch,
    filters: [FilterCriteria.filter({ dynamodb: { Keys: { SK: { S: rows.map(keyRule) } } } })],
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    maxRecordAge: Duration.seconds(maxAgeSeconds),
    retryAttempts: retries,
    ...(deadLetterQueue ? { onFailure: new SqsDlq(deadLetterQueue) } : {}),
  });
};
