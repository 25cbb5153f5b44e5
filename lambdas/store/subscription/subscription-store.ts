import type { SubscriptionStore } from '../../domain/subscription/ports.ts';
import type { Table } from '../table.ts';
import { claimCustomer } from './claim-customer.ts';
import { findCheckout } from './find-checkout.ts';
import { findCustomer } from './find-customer.ts';
import { findSubscription } from './find-subscription.ts';
import { isEventProcessed } from './is-event-processed.ts';
import { reconcileEvent } from './reconcile-event.ts';
import { saveCheckout } from './save-checkout.ts';

export const createSubscriptionStore = (table: Table): SubscriptionStore => ({
  find: (userId) => findSubscription(table, userId),
  isProcessed: (eventId) => isEventProcessed(table, eventId),
  findCustomer: (customerId) => findCustomer(table, customerId),
  reconcile: (customer, reconciliation) => reconcileEvent(table, customer, reconciliation),
  claimCustomer: (userId, customerId) => claimCustomer(table, userId, customerId),
  findCheckout: (userId) => findCheckout(table, userId),
  saveCheckout: (userId, kept, before, now) => saveCheckout(table, userId, kept, before, now),
});
