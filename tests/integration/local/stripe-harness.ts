import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { listen, readBody } from '../../../local/lib/http.ts';
import { createStripe } from '../../../local/stripe/stripe.ts';

export const secretKey = 'sk_test_harness';
export const webhookSecret = 'whsec_harness';

export type StripeHarness = Awaited<ReturnType<typeof startStripeHarness>>;

/** The stand-in, the SDK that talks to it, and somebody who is sent its events. */
export const startStripeHarness = async (dataDir = mkdtempSync(path.join(tmpdir(), 'stripe-'))) => {
  const standIn = createStripe({ dataDir, secretKey });
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const server = createServer(async (req, res) => {
    if (req.url?.startsWith('/v1/')) return standIn.api(req, res);
    if (req.url !== '/webhook') return standIn.pages(req, res);
    const body = await readBody(req, 1_000_000);
    const status = answers.shift() ?? 200;
    if (status === 200)
      received.push(stripe.webhooks.constructEvent(body, req.headers['stripe-signature'] ?? '', webhookSecret));
    return res.writeHead(status).end();
  });
  const { endpoint, port, close } = await listen(server);
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  standIn.open({ origin: endpoint, webhook: { url: `${endpoint}/webhook`, secret: webhookSecret, firstWaitMs: 5 } });

  /** Presses a button of a hosted page; answers where it leads, or the page it shows. */
  const press = async (url: string, verb: string, form: Record<string, string> = {}): Promise<string> => {
    const answer = await fetch(`${url}/${verb}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return answer.headers.get('location') ?? answer.text();
  };

  return {
    stripe,
    standIn,
    endpoint,
    dataDir,
    /** What was delivered and taken. */
    received,
    /** Statuses that the next deliveries are answered with; 200 when there are none. */
    answers,
    press,
    stop: async () => {
      standIn.close();
      await close();
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
