import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { webhook } from '../../shared/contract/account/subscription.ts';
import { AppError } from '../../shared/model/app-error.ts';
import { receiveEvent } from '../domain/subscription/receive.ts';
import { subscriptionStore } from '../runtime/container.ts';
import { refusal, respond } from '../runtime/http/response.ts';
import { logger } from '../runtime/logs/logger.ts';
import { count } from '../runtime/logs/metrics.ts';
import { payments, proProduct } from '../runtime/payments.ts';

type Event = Pick<APIGatewayProxyEventV2, 'body' | 'headers' | 'isBase64Encoded' | 'requestContext'>;

/** The body exactly as sent, because it is signed. */
const textOf = ({ body = '', isBase64Encoded }: Event): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

const receive = async (event: Event): Promise<void> => {
  if (!proProduct()) throw new AppError('plans_absent');
  const signed = await payments().readEvent(textOf(event), event.headers['stripe-signature'] ?? '');
  if (!signed) throw new AppError('bad_signature');
  await receiveEvent({ payments: payments(), subscriptions: subscriptionStore() }, signed, Date.now());
};

/** Whatever could not be written is answered as a failure, so that the provider sends it again. */
export const handler = async (event: Event): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    await receive(event);
    return respond(webhook.receiveStripeEvent, { received: true });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'conflict') return refusal(error);
    const { requestId } = event.requestContext;
    logger.error('An event of the payment provider was not written', { error, requestId });
    count('InternalErrors');
    return refusal({ code: 'internal', details: { requestId } });
  }
};
