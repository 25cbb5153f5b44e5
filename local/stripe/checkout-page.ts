import { findPrice, promotionCodes } from './catalogue.ts';
import { type Params, textOf } from './form.ts';
import { complete, type Stripe } from './lifecycle.ts';
import type { CheckoutSession } from './objects.ts';
import { alert, button, escaped, money, page } from './page.ts';

/** The result of a button: a redirect, or this page again with a message. */
export type Outcome = { readonly go: string } | { readonly html: string };

const promotionField = '<label>Promotion code <input name="promotion_code" autocomplete="off" maxlength="40"></label>';

export function checkoutPage(session: CheckoutSession, message?: string): string {
  if (session.status !== 'open') {
    const back = `<p><a href="${escaped(session.success_url)}">Back</a></p>`;
    return page(`This checkout is ${session.status}`, back);
  }
  const price = findPrice(session._price);
  const every = `${money(price.unit_amount)} a ${price.recurring.interval}`;
  const trial = session._trialDays > 0;
  const terms = trial
    ? `${session._trialDays} days free, then ${every}. No card is needed for the trial.`
    : `${every}.`;
  const to = (verb: string) => `/stripe/checkout/${session.id}/${verb}`;
  return page(
    trial ? 'Start your trial' : 'Subscribe',
    `<p><strong>${escaped(price.nickname)}</strong><br>${terms}</p>${alert(message)}
    ${button(to('pay'), 'Pay', session.allow_promotion_codes ? promotionField : '')}
    ${trial ? button(to('start'), 'Start without a card') : ''}
    ${button(to('decline'), 'Card declined')}
    ${session.cancel_url ? button(to('back'), 'Back') : ''}`,
  );
}

/** `pay` pays with a card, `start` starts a trial without one. */
export function pressCheckout(stripe: Stripe, session: CheckoutSession, verb: string, params: Params): Outcome {
  if (session.status !== 'open') return { html: checkoutPage(session) };
  if (verb === 'back' && session.cancel_url) return { go: session.cancel_url };
  if (verb === 'decline') return { html: checkoutPage(session, 'Your card was declined. Try another one.') };
  const code = textOf(params, 'promotion_code')?.trim().toUpperCase();
  const promotion = promotionCodes.find((one) => one.active && one.code === code);
  if (code && !promotion) return { html: checkoutPage(session, 'This promotion code is not valid.') };
  const card = verb !== 'start' || session.payment_method_collection === 'always';
  stripe.store.transaction(() => complete(stripe, session, { card, discount: promotion?.id }));
  return { go: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
}
