import { createStripeApi } from './api.ts';
import { createEvents, type WebhookTarget } from './events.ts';
import { createStripePages, pagesPath } from './pages.ts';
import { openStripeStore } from './store.ts';

export interface StripeOptions {
  readonly dataDir: string;
  readonly secretKey: string;
}

/** Where pages are served and events are sent to: known once the server listens. */
export interface StripeAddresses {
  readonly origin: string;
  readonly webhook: WebhookTarget;
}

/** Stripe for one shop: its API for the SDK, its hosted pages for people, and its signed events. */
export function createStripe({ dataDir, secretKey }: StripeOptions) {
  const store = openStripeStore(dataDir);
  let there: StripeAddresses | undefined;
  const events = createEvents(store, () => there?.webhook);
  const pages = () => `${there?.origin ?? ''}${pagesPath}`;
  return {
    api: createStripeApi({ store, events, pages }, secretKey),
    pages: createStripePages({ store, events }),
    open(whereabouts: StripeAddresses): void {
      there = whereabouts;
      events.resume();
    },
    /** Everything that is kept, as text. */
    dump: store.dump,
    close(): void {
      events.close();
      store.close();
    },
  };
}
