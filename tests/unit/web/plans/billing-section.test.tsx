import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '../../../../shared/model/account/subscription.ts';
import { refuse } from '../fake-api.ts';
import { aSubscription } from '../samples/plans.ts';
import { asUser, holding, said } from './stage.tsx';

const redirectTo = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/auth/redirect.ts', () => ({ redirectTo }));
beforeEach(() => redirectTo.mockReset());

const open = (given: Partial<Subscription> | null, answers = {}) =>
  asUser('/settings', { getSubscription: () => holding(given && aSubscription(given)), ...answers });

const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('Account & Subscription', () => {
  it('shows plan, status, address and since when one is a member [SET-16, SET-20, SET-21, SET-22]', async () => {
    open({});
    await said('Fabula Pro Monthly');
    const section = within(screen.getByRole('region', { name: 'Account & Subscription' }));
    expect(section.getByText('ines@example.org')).toBeTruthy();
    expect(await fact('Current plan')).toBe('Fabula Pro Monthly$19 per month');
    expect(await fact('Subscription status')).toBe('Active');
    expect(await fact('Renews')).toContain('2025');
    expect(await fact('Member since')).toContain('June');
  });

  it('offers Manage Subscription to a subscriber, which leads to the portal and back [SET-18, SET-23]', async () => {
    const { callsOf } = open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/portal'));
    expect(callsOf('createPortal')[0]?.body).toEqual({ return_url: `${window.location.origin}/settings` });
    expect(buttons()).not.toContain('Upgrade to Pro');
  });

  it('asks again after the return, since the news can come later than the person', async () => {
    const { unmount } = open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
    unmount();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { answers } = open({});
    await said('Fabula Pro Monthly');
    answers.getSubscription = () => holding(aSubscription({ cancel_at_period_end: true }));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await said('Cancels at period end')).toBeTruthy();
    vi.useRealTimers();
  });

  it('tells as an info where there is no payment provider [SET-23, GLOB-48]', async () => {
    open({}, { createPortal: refuse('portal_absent') });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
    const toast = (await said('Subscription management portal coming soon!')).closest('li');
    expect(toast?.querySelector('.lucide-info')).toBeTruthy();
  });

  it('offers Upgrade to Pro on the Free plan [SET-19, SET-22]', async () => {
    open(null);
    expect(await screen.findByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy();
    expect(await fact('Subscription status')).toBe('No subscription');
    expect(buttons()).not.toContain('Manage Subscription');
  });

  it('says when it ends with its period [SET-17]', async () => {
    open({ cancel_at_period_end: true });
    expect(await said('Cancels at period end')).toBeTruthy();
    expect(await fact('Ends')).toContain('2025');
  });

  it('does not say so of one that renews, nor of one that is over', async () => {
    const { unmount } = open({});
    await said('Fabula Pro Monthly');
    expect(screen.queryByText('Cancels at period end')).toBeNull();
    unmount();
    open({ subscription_status: 'canceled', cancel_at_period_end: true });
    await said('Cancelled');
    expect(screen.queryByText('Cancels at period end')).toBeNull();
  });

  it('says until when the trial lasts [BILL-62]', async () => {
    open({ subscription_status: 'trialing', trial_end: '2025-06-26T10:00:00.000Z' });
    await said('Trial ends');
    expect(await fact('Trial ends')).toContain('June');
    expect(await fact('Subscription status')).toBe('Trial');
  });

  it('tells of a payment that failed, and leads to where it is mended [SET-19]', async () => {
    const { callsOf } = open({ subscription_status: 'past_due' });
    expect(await said(/Your last payment did not go through/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Update your payment method' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    // A second subscription would be refused, so the open invoice is paid in the portal
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
    await waitFor(() => expect(callsOf('createPortal')).toHaveLength(2));
    expect(callsOf('createCheckout')).toEqual([]);
  });
});
