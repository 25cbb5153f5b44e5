import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shownMode } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { tokenFrom } from '../../../../web/src/lib/auth/access-token.ts';
import { type Answers, lost, refuse } from '../fake-api.ts';
import { asAnonymous, asUser, said } from './stage.tsx';

const redirectTo = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/auth/redirect.ts', () => ({ redirectTo }));
beforeEach(() => redirectTo.mockReset());

const byMonth = () => document.getElementById('upgrade-month') as HTMLElement;
const byYear = () => document.getElementById('upgrade-year') as HTMLElement;

const press = async (answers: Answers = {}) => {
  const stage = asUser('/pricing', answers);
  await screen.findByRole('link', { name: 'Go to Dashboard' });
  await userEvent.click(byYear());
  return stage;
};
const pressUpgrade = async (answers: Answers) => {
  const stage = asUser('/settings', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
  return stage;
};

describe('starting a checkout', () => {
  it('sends the price and the ways back with the token, and goes to the url of the answer [BILL-40, BILL-41, BILL-42, BILL-43, BILL-44]', async () => {
    const { callsOf } = await press();
    await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'));
    const { origin } = window.location;
    expect(callsOf('createCheckout').map(({ body }) => body)).toEqual([
      {
        price_id: 'price_year',
        mode: 'subscription',
        success_url: `${origin}/checkout/success`,
        cancel_url: `${origin}/pricing`,
      },
    ]);
    const [url, init] = vi.mocked(fetch).mock.calls.find(([to]) => String(to).includes('stripe-checkout')) ?? [];
    expect(url).toBe('/api/functions/v1/stripe-checkout');
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token' } });
  });

  it('shows only the button of that price at work, until the page is left [BILL-12]', async () => {
    let answer = (_: unknown) => {};
    await press({ createCheckout: () => new Promise((resolve) => (answer = resolve)) });
    await waitFor(() => expect(byYear().getAttribute('aria-busy')).toBe('true'));
    expect(byMonth().getAttribute('aria-busy')).toBeNull();
    await act(async () => answer({ sessionId: 'cs_1', url: 'https://pay.example/cs_1' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
    expect(byYear().getAttribute('aria-busy')).toBe('true');
    // Return by the browser's Back button
    act(() => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    expect(byYear().getAttribute('aria-busy')).toBeNull();
  });

  it('asks an anonymous user to sign in [BILL-47]', async () => {
    const { callsOf } = asAnonymous('/pricing');
    await userEvent.click(byYear());
    expect(await said('Please sign in to upgrade')).toBeTruthy();
    expect(shownMode()).toBe('signin');
    expect(callsOf('createCheckout')).toEqual([]);
  });

  it.each<[why: string, answers: Answers, text: string]>([
    ['nothing is on offer [BILL-48]', { listPlans: () => ({ plans: [] }) }, 'No subscription products available'],
    ['the answer has no url [BILL-50]', { createCheckout: () => ({}) }, 'No checkout URL received'],
    [
      'it is refused, in the words of the body [BILL-46]',
      { createCheckout: refuse('already_subscribed') },
      'You have a subscription already. Manage it in your settings.',
    ],
    [
      'it is refused without a word [BILL-46]',
      { createCheckout: refuse('internal', '') },
      'Failed to create checkout session',
    ],
    ['nobody answers [BILL-52]', { createCheckout: lost }, 'Failed to start checkout process'],
    ['the plans cannot be had [BILL-52]', { listPlans: refuse('internal') }, 'Failed to start checkout process'],
  ])('says so when %s', async (_, answers, text) => {
    await press(answers);
    expect(await said(text)).toBeTruthy();
    expect(redirectTo).not.toHaveBeenCalled();
    expect(byYear().getAttribute('aria-busy')).toBeNull();
  });

  it('says so when there is no token [BILL-49]', async () => {
    asUser('/pricing');
    tokenFrom(async () => undefined);
    await screen.findByRole('link', { name: 'Go to Dashboard' });
    await userEvent.click(byMonth());
    expect(await said('No access token available')).toBeTruthy();
  });
});

describe('the upgrade in the settings', () => {
  it('leads to the checkout by the month', async () => {
    const { callsOf } = await pressUpgrade({});
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('https://pay.example/cs_1'));
    expect(callsOf('createCheckout')[0]?.body).toMatchObject({ price_id: 'price_month' });
  });

  it.each<[why: string, answers: Answers, text: string]>([
    ['nothing is on offer [BILL-48]', { listPlans: () => ({ plans: [] }) }, 'No subscription products available'],
    ['the answer has no url [BILL-50]', { createCheckout: () => ({}) }, 'No checkout URL received'],
    ['anything else fails [BILL-51]', { createCheckout: lost }, 'Failed to start upgrade process'],
  ])('says so when %s', async (_, answers, text) => {
    await pressUpgrade(answers);
    expect(await said(text)).toBeTruthy();
  });
});
