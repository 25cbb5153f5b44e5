import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../lib/http.ts';
import { checkoutPage, pressCheckout } from './checkout-page.ts';
import { parseForm } from './form.ts';
import type { Stripe } from './lifecycle.ts';
import type { CheckoutSession, PortalSession } from './objects.ts';
import { page } from './page.ts';
import { portalPage, pressPortal } from './portal-page.ts';

/** Path of the hosted pages on the public port. */
export const pagesPath = '/stripe';

const MAX_FORM_BYTES = 10_000;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-robots-tag': 'noindex',
};

/** Checkout and billing portal; what the buttons do is sent to the webhook as events. */
export function createStripePages(stripe: Stripe) {
  async function serve(req: IncomingMessage): Promise<{ html: string } | { go: string }> {
    const [kind, id = '', verb = '', about = ''] = new URL(req.url ?? '/', 'http://pages').pathname.split('/').slice(2);
    const pressed = req.method === 'POST';
    if (kind === 'checkout') {
      const session = stripe.store.find<CheckoutSession>('checkout.session', id);
      if (session && pressed)
        return pressCheckout(stripe, session, verb, parseForm((await readBody(req, MAX_FORM_BYTES)).toString()));
      if (session) return { html: checkoutPage(session) };
    }
    const portal = kind === 'portal' ? stripe.store.find<PortalSession>('billing_portal.session', id) : undefined;
    if (!portal) return { html: page('There is no such page', '') };
    if (!pressed) return { html: portalPage(stripe, portal) };
    pressPortal(stripe, portal, verb, about);
    return { go: `${pagesPath}/portal/${id}` };
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      const answer = await serve(req);
      if ('go' in answer) res.writeHead(303, { location: answer.go }).end();
      else res.writeHead(200, headers).end(answer.html);
    } catch (error) {
      console.error('[stripe]', error);
      res.writeHead(500, headers).end(page('This page failed', ''));
    }
  };
}
