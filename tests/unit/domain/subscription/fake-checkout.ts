import type {
  CheckoutOrder,
  Payments,
  StoredCheckout,
  SubscriptionStore,
} from '../../../../lambdas/domain/subscription/ports.ts';
import type { ProviderSubscription } from '../../../../lambdas/domain/subscription/subscription.ts';

/** A provider and a store as far as somebody who wants to pay meets them; each call gives way to the others. */
export const fakeCheckout = () => {
  const orders = new Map<string, CheckoutOrder>();
  const open = new Set<string>();
  const subscriptions: ProviderSubscription[] = [];
  let kept: StoredCheckout | undefined;
  let customer: string | undefined;
  let customers = 0;
  const turn = async () => undefined;
  const page = (id: string) => `https://pay.test/${id}`;

  const payments: Payments = {
    createCustomer: async () => {
      await turn();
      customers += 1;
      return `cus_${customers}`;
    },
    subscriptions: async () => {
      await turn();
      return [...subscriptions];
    },
    openCheckout: async (order) => {
      await turn();
      const id = `cs_${orders.size + 1}`;
      orders.set(id, order);
      open.add(id);
      return { id, url: page(id) };
    },
    openPage: async (id) => {
      await turn();
      return open.has(id) ? page(id) : undefined;
    },
    expireCheckout: async (id) => {
      await turn();
      open.delete(id);
    },
    openPortal: async (customerId, returnUrl) => `https://pay.test/portal?${customerId}&${returnUrl}`,
    readEvent: async () => undefined,
    deleteCustomer: async () => undefined,
  };

  const store: SubscriptionStore = {
    find: async () => undefined,
    isProcessed: async () => false,
    findCustomer: async () => undefined,
    reconcile: async () => 'written',
    claimCustomer: async (_, id) => {
      await turn();
      customer ??= id;
      return customer;
    },
    findCheckout: async () => {
      await turn();
      return kept;
    },
    saveCheckout: async (_, { checkoutId, order }, before) => {
      await turn();
      if (kept?.version !== before?.version) return false;
      kept = { checkoutId, order, version: (before?.version ?? 0) + 1 };
      return true;
    },
  };

  return {
    payments,
    store,
    open,
    orders,
    subscriptions,
    customer: () => customer,
    /** The person pays on an open page. */
    pay: (id: string, subscription: ProviderSubscription) => {
      if (open.delete(id)) subscriptions.push(subscription);
    },
  };
};
