import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownMode } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { aSubscription } from '../samples/plans.ts';
import { asAnonymous, asUser, holding } from './stage.tsx';

const STEP = 50;
/** Advances in steps, so that answers and their effects are handled between the clock's ticks. */
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += STEP) await act(() => vi.advanceTimersByTimeAsync(STEP));
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

// The fake clock does not advance while code is loaded
beforeAll(async () => void (await import('../../../../web/src/lib/api/api.ts')));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The payment is recorded after this many polls. */
const open = async (recordedAfter: number, totalSessions = 0) => {
  let asked = 0;
  const stage = asUser('/checkout/success', {
    getStats: () => ({ totalSessions }),
    getSubscription: () => {
      asked += 1;
      return holding(asked > recordedAfter ? aSubscription() : null);
    },
  });
  await pass(200);
  return stage;
};

describe('the way back from the payment page', () => {
  it('asks again 2 seconds after it has loaded, also when all is well [BILL-53, BILL-59, GLOB-11]', async () => {
    const { callsOf } = await open(0);
    expect(callsOf('getSubscription')).toHaveLength(1);
    await pass(1_500);
    expect(callsOf('getSubscription')).toHaveLength(1);
    await pass(500);
    expect(callsOf('getSubscription')).toHaveLength(2);
    await pass(20_000);
    expect(callsOf('getSubscription')).toHaveLength(2);
  });

  it('welcomes once the subscription is active, with the benefits and two ways on [BILL-07, BILL-55, BILL-56, BILL-57, BILL-58]', async () => {
    await open(0);
    expect(title()).toBe('Welcome to Fabula Pro');
    const benefits = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(benefits).toEqual([
      'Unlimited story sessions',
      'Advanced AI generation',
      'Custom genres and author styles',
      'Export',
    ]);
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('Create Your First Story')).toBe('/upload');
    expect(way('Go to Dashboard')).toBe('/dashboard');
  });

  it('offers a story, and not the first one, to somebody who has written before [BILL-57]', async () => {
    await open(0, 2);
    expect(screen.getByRole('link', { name: 'Create a Story' }).getAttribute('href')).toBe('/upload');
    expect(screen.queryByRole('link', { name: 'Create Your First Story' })).toBeNull();
  });

  it('confirms until the payment is recorded, asking less and less often [BILL-60]', async () => {
    const { callsOf } = await open(3);
    expect(title()).toBe('Confirming your subscription');
    await pass(2_000);
    expect(title()).toBe('Confirming your subscription');
    expect(callsOf('getSubscription')).toHaveLength(2);
    await pass(3_200);
    expect(callsOf('getSubscription')).toHaveLength(3);
    await pass(4_500);
    expect(title()).toBe('Welcome to Fabula Pro');
  });

  it('says after a minute that it is not confirmed, and asks again when told to [BILL-60]', async () => {
    const { callsOf } = await open(100);
    await pass(64_000);
    expect(title()).toBe('Not confirmed yet');
    const before = callsOf('getSubscription').length;
    await pass(20_000);
    expect(callsOf('getSubscription')).toHaveLength(before);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(200);
    expect(callsOf('getSubscription')).toHaveLength(before + 1);
    expect(title()).toBe('Confirming your subscription');
  });

  it('asks an anonymous user to sign in, and for nothing else [BILL-60]', async () => {
    const { callsOf } = asAnonymous('/checkout/success');
    await pass(5_000);
    expect(title()).toBe('Sign in to see your subscription');
    act(() => screen.getByRole('button', { name: 'Sign In' }).click());
    expect(shownMode()).toBe('signin');
    expect(callsOf('getSubscription')).toEqual([]);
  });
});
