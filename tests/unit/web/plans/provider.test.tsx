import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSubscription } from '../../../../web/src/features/subscription/subscription-context.ts';
import { type Answers, lost, refuse, stubApi } from '../fake-api.ts';
import { aSubscription, plans } from '../samples/plans.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { holding } from './stage.tsx';

let held: ReturnType<typeof useSubscription>;
function Reading() {
  held = useSubscription();
  return <p>{held.plan}</p>;
}

const open = (answers: Answers = {}, first: ReturnType<typeof session> | null = session()) => {
  const api = stubApi({
    getMe: () => user(),
    listPlans: () => ({ plans }),
    getSubscription: () => holding(aSubscription()),
    ...answers,
  });
  const fake = createFakeAuth(first);
  show([{ path: '*', Component: Reading }], '/', fake.auth);
  return { ...api, ...fake };
};
const known = () => waitFor(() => expect(held.subscription).not.toBeUndefined());

describe('the subscription of the app', () => {
  it('carries what the row says, and plan name and activity besides [BILL-25, BILL-26, BILL-27]', async () => {
    const yearly = aSubscription({ price_id: 'price_year', interval: 'year', price: 190, cancel_at_period_end: true });
    open({ getSubscription: () => holding(yearly) });
    expect(await screen.findByText('Fabula Pro Yearly')).toBeTruthy();
    expect(held.subscription).toEqual({
      ...yearly,
      priceId: 'price_year',
      planName: 'Fabula Pro Yearly',
      isActive: true,
    });
    expect(held.active).toBe(true);
  });

  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ] as const)('that is %s: active %s [BILL-28, BILL-29, BILL-30]', async (subscription_status, active) => {
    open({ getSubscription: () => holding(aSubscription({ subscription_status })) });
    await known();
    expect(held.active).toBe(active);
  });

  it('is none, not active and "Free" without a row [BILL-31, BILL-32, BILL-37]', async () => {
    open({ getSubscription: () => holding(null, true) });
    await known();
    expect(held).toMatchObject({ subscription: null, active: false, plan: 'Free', trialAvailable: true });
  });

  it.each([
    ['a price of the catalogue', 'price_month', 'Fabula Pro Monthly'],
    ['another price', 'price_of_old', 'Pro'],
    ['no price', null, 'Free'],
  ])('is named for %s [BILL-32, BILL-33, BILL-34]', async (_, price_id, name) => {
    open({ getSubscription: () => holding(aSubscription({ price_id })) });
    await known();
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('is read anew for the next user, and cleared when there is none [BILL-35, BILL-36]', async () => {
    const { callsOf, set, answers } = open();
    await screen.findByText('Fabula Pro Monthly');
    await act(async () => set(null));
    await waitFor(() => expect(held).toMatchObject({ subscription: null, active: false, plan: 'Free' }));
    answers.getSubscription = () => holding(null);
    const next = session('Marek');
    await act(async () => set({ ...next, user: { ...next.user, id: 'user-2' } }));
    await waitFor(() => expect(callsOf('getSubscription')).toHaveLength(2));
    expect(held.active).toBe(false);
  });

  it('is not asked for on behalf of an anonymous user', () => {
    const { calls } = open({}, null);
    expect(calls).toEqual([]);
    expect(held).toMatchObject({ status: 'none', subscription: null, active: false, trialAvailable: true });
  });

  it('that fails with "Failed to fetch" is null, with a warning, and the app goes on [BILL-38]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    open({ getSubscription: lost });
    await known();
    expect(held).toMatchObject({ subscription: null, active: false, plan: 'Free' });
    expect(warn).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  it('that fails otherwise is logged as "Error fetching subscription" [BILL-39]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    open({ getSubscription: refuse('internal') });
    await known();
    expect(held.subscription).toBeNull();
    expect(error).toHaveBeenCalledExactlyOnceWith('Error fetching subscription', expect.any(Error));
  });
});
