import type { Payments } from '../../domain/subscription/ports.ts';

/** Payments whose SDK and keys are loaded on first use. */
export const lazyPayments = (open: () => Promise<Payments>): Payments => ({
  createCustomer: async (customer) => (await open()).createCustomer(customer),
  subscriptions: async (customerId) => (await open()).subscriptions(customerId),
  openCheckout: async (order) => (await open()).openCheckout(order),
  openPage: async (checkoutId) => (await open()).openPage(checkoutId),
  expireCheckout: async (checkoutId) => (await open()).expireCheckout(checkoutId),
  openPortal: async (customerId, returnUrl) => (await open()).openPortal(customerId, returnUrl),
  readEvent: async (body, signature) => (await open()).readEvent(body, signature),
  deleteCustomer: async (customerId) => (await open()).deleteCustomer(customerId),
});
