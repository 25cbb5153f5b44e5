import { AppError } from '../../../shared/model/app-error.ts';
import { isHeeded, type PaymentEvent } from './event.ts';
import type { Payments, SubscriptionStore } from './ports.ts';
import { settlementOf } from './settle.ts';

/** Many events of one customer come at the same moment. */
const ATTEMPTS = 6;

interface Receiving {
  readonly payments: Pick<Payments, 'subscriptions'>;
  readonly subscriptions: Pick<SubscriptionStore, 'seen' | 'held' | 'settle'>;
}

/**
 * Settles a signed event once. Row first, then the provider, then the write on the row's version: when two events are
 * settled at the same time, what is written last was fetched last. Throws when nothing could be written; the provider
 * then sends the event again.
 */
export const receiveEvent = async (
  { payments, subscriptions }: Receiving,
  event: PaymentEvent,
  now: number,
): Promise<'settled' | 'seen' | 'ignored'> => {
  const { customerId } = event;
  if (customerId === null || !isHeeded(event)) return 'ignored';
  if (await subscriptions.seen(event.id)) return 'seen';
  for (let tries = 1; tries <= ATTEMPTS; tries += 1) {
    const held = await subscriptions.held(customerId);
    if (!held) return 'ignored';
    const all = await payments.subscriptions(customerId);
    const outcome = await subscriptions.settle(held, settlementOf(held, all, event, now));
    if (outcome !== 'outdated') return outcome === 'written' ? 'settled' : 'seen';
  }
  throw new AppError('conflict');
};
