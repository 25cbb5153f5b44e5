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

/** The payment provider. Its failures are errors whose `type` begins with `Stripe`. */
export interface Payments {
  /** Repeatable: one customer per user. */
  createCustomer(customer: Customer): Promise<string>;
  /** All current and past subscriptions of a customer; empty for a deleted one. */
  subscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** URL of a checkout that is still open; undefined otherwise. */
  openPage(checkoutId: string): Promise<string | undefined>;
  /** Does nothing when it is paid or has expired. */
  expireCheckout(checkoutId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Undefined unless the provider signed exactly this text within the last five minutes. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
  /** Ends every subscription at once and deletes the customer with all that is known of them. Repeatable. */
  deleteCustomer(customerId: string): Promise<void>;
}

/** A customer as stored before an event is reconciled. */
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
  /** What was ordered; the page is reused only for the same order. */
  readonly order: string;
  readonly version: number;
}

export interface SubscriptionStore {
  find(userId: string): Promise<SubscriptionRecord | undefined>;
  /** Whether this event has been processed. */
  isProcessed(eventId: string): Promise<boolean>;
  /** Undefined for an unknown customer, or one whose account is being deleted. */
  findCustomer(customerId: string): Promise<CustomerState | undefined>;
  /** One transaction; `outdated` when something was written since the customer was read. */
  reconcile(customer: CustomerState, reconciliation: Reconciliation): Promise<'written' | 'seen' | 'outdated'>;
  /** Stores the customer id; answers with the stored one, which a concurrent call may have set first. */
  claimCustomer(userId: string, customerId: string): Promise<string>;
  findCheckout(userId: string): Promise<StoredCheckout | undefined>;
  /** False when another was stored since `before` was read. */
  saveCheckout(
    userId: string,
    kept: Omit<StoredCheckout, 'version'>,
    before: StoredCheckout | undefined,
    now: number,
  ): Promise<boolean>;
}
