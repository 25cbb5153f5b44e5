import type { Tier } from '../../../shared/catalogue/limits.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { PaymentEvent } from './event.ts';
import type { Reconciliation } from './reconcile.ts';
import type { ProviderSubscription, SubscriptionRecord } from './subscription.ts';

export interface Customer {
  readonly userId: string;
  readonly email: string;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Days; 0 is no trial. */
  readonly trialDays: number;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
}

/** What the payment provider does for us. Its failures are errors whose `type` begins with `Stripe`. */
export interface Payments {
  /** Asked twice for the same person, it makes one customer. */
  createCustomer(customer: Customer): Promise<string>;
  /** All that a customer has or had, newest state. Nothing of a customer that is gone. */
  subscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** The page of a checkout that can still be paid. */
  openPage(checkoutId: string): Promise<string | undefined>;
  /** One that is paid, or has expired, stays as it is. */
  expireCheckout(checkoutId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Undefined unless the provider signed exactly this text within the last five minutes. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
  /** Ends every subscription at once and deletes the customer with all that is known of them. Repeatable. */
  deleteCustomer(customerId: string): Promise<void>;
}

/** What is known of a customer before an event is settled. */
export interface CustomerState {
  readonly userId: string;
  readonly customerId: string;
  readonly record: SubscriptionRecord | undefined;
  /** As the users row says. */
  readonly tier: Tier;
  readonly trialUsedAt: Instant | undefined;
}

/** The last checkout that somebody was sent to. */
export interface StoredCheckout {
  readonly checkoutId: string;
  /** What was ordered: the page is shown again only for the same. */
  readonly order: string;
  readonly version: number;
}

export interface SubscriptionStore {
  find(userId: string): Promise<SubscriptionRecord | undefined>;
  /** Whether this event has been settled. */
  isProcessed(eventId: string): Promise<boolean>;
  /** Undefined for a customer of nobody here, or of somebody who is leaving. */
  findCustomer(customerId: string): Promise<CustomerState | undefined>;
  /** All or nothing; `outdated` when somebody else wrote since it was held. */
  reconcile(held: CustomerState, settlement: Reconciliation): Promise<'written' | 'seen' | 'outdated'>;
  /** The customer that the user has from now on: another call may have been first. */
  claimCustomer(userId: string, customerId: string): Promise<string>;
  findCheckout(userId: string): Promise<StoredCheckout | undefined>;
  /** False when another was kept since `before` was found. */
  saveCheckout(
    userId: string,
    kept: Omit<StoredCheckout, 'version'>,
    before: StoredCheckout | undefined,
    now: number,
  ): Promise<boolean>;
}
