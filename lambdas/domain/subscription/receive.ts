import { AppError } from '../../../shared/model/app-error.ts';
import { isRelevant, type PaymentEvent } from './event.ts';
import type { Payments, SubscriptionStore } from './ports.ts';
import { reconcile } from './reconcile.ts';

/** Many events of one customer come at the same moment. */
const ATTEMPTS = 6;

interface ReceiveDeps {
  readonly payments: Pick<Payments, 'subscriptions'>;
  readonly subscriptions: Pick<SubscriptionStore, 'isProcessed' | 'findCustomer' | 'reconcile'>;
}

/**
 * Processes a signed event once. Row first, then the provider, then the write on the row's version: when two events are
 * processed at the same time, what is written last was fetched last. Throws when nothing could be written; the provider
 * then sends the event again.
 */
export const receiveEvent = async (
  { payments, subscriptions }: ReceiveDeps,
  event: PaymentEvent,
  now: number,
): Promise<'settled' | 'seen' | 'ignored'> => {
  const { customerId } = event;
  if (customerId === null || !isRelevant(event)) return 'ignored';
  if (await subscriptions.isProcessed(event.id)) return 'seen';
  for (let tries = 1; tries <= ATTEMPTS; tries += 1) {
    const customer = await subscriptions.findCustomer(customerId);
    if (!customer) return 'ignored';
    const all = await payments.subscriptions(customerId);
    const outcome = await subscriptions.reconcile(customer, reconcile(customer, all, event, now));
    if (outcome !== 'outdated') return outcome === 'written' ? 'settled' : 'seen';
  }
  throw new AppError('conflict');
};
