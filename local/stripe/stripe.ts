import { createStripeApi } from './api.ts';
import { createEvents, type WebhookTarget } from './events.ts';
import { createStripePages, pagesPath } from './pages.ts';
import { openStripeStore } from './store.ts';

export interface StripeOptions {
  readonly dataDir: string;
  readonly secretKey: string;
}

/** Addresses of pages and webhook, known once the server listens. */
export interface StripeAddresses {
  readonly origin: string;
  readonly webhook: WebhookTarget;
}

/** A fake Stripe: its API for the SDK, its hosted pages, and its signed events. */
export function createStripe({ dataDir, secretKey }: StripeOptions) {
  const store = openStripeStore(dataDir);
  let addresses: StripeAddresses | undefined;
  const events = createEvents(store, () => addresses?.webhook);
  const pages = () => `${addresses?.origin ?? ''}${pagesPath}`;
  return {
    api: createStripeApi({ store, events, pages }, secretKey),
    pages: createStripePages({ store, events }),
    open(given: StripeAddresses): void {
      addresses = given;
      events.resume();
    },
    /** All stored data as text. */
    dump: store.dump,
    close(): void {
      events.close();
      store.close();
    },
  };
}
