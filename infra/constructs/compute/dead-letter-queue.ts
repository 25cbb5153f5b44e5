import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** A queue for failed events, kept for 14 days until somebody has looked at them. Each has an alarm. */
export const deadLetterQueue = (scope: Construct, id: string): Queue => {
  const queue = new Queue(scope, id, {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, 'SQS3', 'It is itself where given-up work goes.');
  return queue;
};
