import type { SubscriptionStore } from '../../domain/subscription/ports.ts';
import type { Table } from '../table.ts';
import { claimCustomer } from './claim-customer.ts';
import { findCheckout } from './find-checkout.ts';
import { findSubscription } from './find-subscription.ts';
import { holdCustomer } from './hold-customer.ts';
import { keepCheckout } from './keep-checkout.ts';
import { seeEvent } from './see-event.ts';
import { settleEvent } from './settle-event.ts';

export const createSubscriptionStore = (table: Table): SubscriptionStore => ({
  find: (userId) => findSubscription(table, userId),
  isProcessed: (eventId) => seeEvent(table, eventId),
  findCustomer: (customerId) => holdCustomer(table, customerId),
  reconcile: (held, settlement) => settleEvent(table, held, settlement),
  claimCustomer: (userId, customerId) => claimCustomer(table, userId, customerId),
  findCheckout: (userId) => findCheckout(table, userId),
  saveCheckout: (userId, kept, before, now) => keepCheckout(table, userId, kept, before, now),
});
