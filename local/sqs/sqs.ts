import { createHash } from 'node:crypto';
import type {
  DeleteMessageCommandInput,
  GetQueueAttributesCommandInput,
  ReceiveMessageCommandInput,
  SendMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { jsonProtocol, type Listener } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import type { QueueStore } from './queue-store.ts';

export const SQS_TARGET = 'AmazonSQS';
/** The default visibility timeout of SQS. */
const HIDDEN_SECONDS = 30;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A fake SQS with the operations that dead-letter queues need. Without long polling. */
export function createSqs({ store, queues }: { store: QueueStore; queues: readonly string[] }): Listener {
  /** The SDK sends a call to the queue's own address; its last part is the name. */
  const nameOf = (url = ''): string => {
    const name = url.split('/').at(-1) ?? '';
    if (queues.includes(name)) return name;
    const type = 'AWS.SimpleQueueService.NonExistentQueue';
    throw new ServiceError(type, 'The specified queue does not exist.');
  };

  return jsonProtocol(SQS_TARGET, {
    SendMessage({ QueueUrl, MessageBody = '', MessageAttributes = {} }: SendMessageCommandInput) {
      const MessageId = store.send(nameOf(QueueUrl), MessageBody, JSON.stringify(MessageAttributes));
      return { MessageId, MD5OfMessageBody: md5(MessageBody) };
    },
    ReceiveMessage({ QueueUrl, ...options }: ReceiveMessageCommandInput) {
      const { MaxNumberOfMessages: limit = 1, VisibilityTimeout: hidden = HIDDEN_SECONDS } = options;
      if (limit < 1 || limit > 10)
        throw new ServiceError('InvalidParameterValue', 'MaxNumberOfMessages must be between 1 and 10');
      const all = options.MessageAttributeNames?.includes('All');
      const received = store.receive(nameOf(QueueUrl), limit, hidden * 1_000);
      return {
        Messages: received.map(({ id, body, receipt, attributes }) => ({
          MessageId: id,
          ReceiptHandle: receipt,
          Body: body,
          MD5OfBody: md5(body),
          ...(all && attributes !== '{}' && { MessageAttributes: JSON.parse(attributes) }),
        })),
      };
    },
    DeleteMessage({ QueueUrl, ReceiptHandle = '' }: DeleteMessageCommandInput) {
      store.remove(nameOf(QueueUrl), ReceiptHandle);
    },
    GetQueueAttributes({ QueueUrl }: GetQueueAttributesCommandInput) {
      const { visible, hidden } = store.depth(nameOf(QueueUrl));
      const Attributes = {
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(hidden),
      };
      return { Attributes };
    },
  });
}
