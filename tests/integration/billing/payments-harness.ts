import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { subscriptionStore, userStore } from '../../../lambdas/runtime/container.ts';
import { listen, readBody } from '../../../local/lib/http.ts';
import { priceIds, productId } from '../../../local/stripe/catalogue.ts';
import { createStripe } from '../../../local/stripe/stripe.ts';
import { instant } from '../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';

export const webhookSecret = 'whsec_harness';
export const origin = 'https://fabula.test';
const secretKey = 'sk_test_harness';
const patient = { timeout: 20_000, interval: 10 };

/** An event as it came, with the signature that it came with. */
export interface Delivery {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

export type PaymentsHarness = Awaited<ReturnType<typeof startPayments>>;

/** The handlers with a payment provider beside them, whose events lie here until a test delivers them. */
export const startPayments = async () => {
  const backend: Backend = await startBackend();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'payments-'));
  const standIn = createStripe({ dataDir, secretKey });
  const deliveries = new Map<string, Delivery[]>();
  const outage = { on: false };
  const failure = JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } });
  const server = createServer(async (req, res) => {
    if (req.url?.startsWith('/v1/')) return outage.on ? res.writeHead(500).end(failure) : standIn.api(req, res);
    if (req.url !== '/webhook') return standIn.pages(req, res);
    const body = (await readBody(req, 1_000_000)).toString();
    const { id, data } = JSON.parse(body) as { id: string; data: { object: { id: string; customer?: string } } };
    const customer = data.object.customer ?? data.object.id;
    const delivery = { id, body, signature: String(req.headers['stripe-signature']) };
    deliveries.set(customer, [...(deliveries.get(customer) ?? []), delivery]);
    return res.writeHead(200).end();
  });
  const { endpoint, close } = await listen(server);
  standIn.open({ origin: endpoint, webhook: { url: `${endpoint}/webhook`, secret: webhookSecret } });
  Object.assign(process.env, {
    SITE_ORIGIN: origin,
    STRIPE_API: endpoint,
    STRIPE_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRODUCT: productId,
    STRIPE_PRICE_MONTH: priceIds.month,
    STRIPE_PRICE_YEAR: priceIds.year,
  });

  const press = (url: string, verb: string) => fetch(`${url}/${verb}`, { method: 'POST', redirect: 'manual' });

  const checkout = async (who: Identity, interval: 'month' | 'year' = 'month') => {
    const body = {
      price_id: priceIds[interval],
      mode: 'subscription' as const,
      success_url: `${origin}/checkout/success`,
      cancel_url: `${origin}/pricing`,
    };
    return backend.call('createCheckout', who, { body });
  };

  const user = (who: Identity) => userStore().find(who.userId, { consistent: true });
  const collect = (customer: string): Delivery[] => {
    const found = deliveries.get(customer) ?? [];
    deliveries.delete(customer);
    return found;
  };
  const deliver = ({ body, signature }: Pick<Delivery, 'body' | 'signature'>) =>
    backend.call('receiveStripeEvent', visitor, {}, { rawBody: body, headers: { 'stripe-signature': signature } });

  /** What has been told of somebody since the last time, once a word of this kind is among it. */
  const told = async (who: Identity, type: string): Promise<Delivery[]> => {
    const customer = (await user(who))?.stripe_customer_id ?? '';
    const found: Delivery[] = [];
    await vi.waitFor(() => {
      found.push(...collect(customer));
      expect(found.map(({ body }) => JSON.parse(body).type)).toContain(type);
    }, patient);
    return found;
  };

  return {
    backend,
    standIn,
    user,
    deliver,
    told,
    /** Delivers what has been told, a word of this kind among it. */
    settle: async (who: Identity, type: string): Promise<void> => {
      for (const delivery of await told(who, type)) expect((await deliver(delivery)).status).toBe(200);
    },
    /** All that has come about a customer so far; taken away with the asking. */
    collect,
    outage,
    press,
    checkout,
    /** Somebody who has signed up. */
    join: async (name: string): Promise<Identity> => {
      const who = person(name);
      await userStore().signUp(newUser(who.userId, `${name}@example.test`, name, instant(Date.now())));
      return who;
    },
    portal: async (who: Identity): Promise<string> => {
      const { body } = await backend.call('createPortal', who, { body: { return_url: `${origin}/settings` } });
      return body.url;
    },
    row: (who: Identity) => subscriptionStore().find(who.userId),
    close: async () => {
      standIn.close();
      await Promise.all([close(), backend.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
