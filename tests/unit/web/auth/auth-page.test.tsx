import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '../samples/users.ts';
import { createFakeAuth, session } from '../stage.tsx';
import { chosen, clearAway, fill, openPage, press, said } from './auth-stage.tsx';

const getMe = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/api/api.ts', () => ({ api: getMe }));
vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

beforeEach(() => {
  getMe.mockReset().mockResolvedValue(user());
});
afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

describe('the /auth page', () => {
  it.each([
    ['/auth?mode=signup', 'Sign Up'],
    ['/auth?mode=signin', 'Sign In'],
    ['/auth', 'Sign In'],
  ])('%s opens at %s [AUTH-06, AUTH-07, AUTH-08]', (at, mode) => {
    openPage(at);
    expect(chosen()).toBe(mode);
  });

  it('signs in and leads to the dashboard [AUTH-05, AUTH-22, AUTH-52]', async () => {
    openPage('/auth');
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    await said('Welcome back!');
    expect(await screen.findByText('Your dashboard')).toBeTruthy();
  });

  it('leads to the remembered place [AUTH-52, GLOB-58]', async () => {
    sessionStorage.setItem('fabula.destination', '/wanted');
    openPage('/auth');
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    expect(await screen.findByText('Wanted')).toBeTruthy();
  });

  it('sends on whoever is signed in, in place of the page [AUTH-09]', async () => {
    const { router } = openPage('/auth', createFakeAuth(session()));
    expect(await screen.findByText('Your dashboard')).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it.each([['Full Name'], ['Email'], ['Password']])(
    'asks for %s on sign-up, in the words of the modal [AUTH-10, AUTH-11, AUTH-12, AUTH-15]',
    async (missing) => {
      const { auth } = openPage('/auth?mode=signup');
      const given = { 'Full Name': 'Ines Novak', Email: 'ines@example.org', Password: 'secret1' };
      await fill(Object.fromEntries(Object.entries(given).filter(([label]) => label !== missing)));
      await press('Create Account');
      await said('Please fill in all required fields');
      expect(auth.signUp).not.toHaveBeenCalled();
    },
  );

  it('refuses a password of five characters and takes one of six [AUTH-13]', async () => {
    const { auth } = openPage('/auth?mode=signup');
    await fill({ 'Full Name': 'Ines Novak', Email: 'ines@example.org', Password: '12345' });
    await press('Create Account');
    await said('Password must be at least 6 characters');
    expect(auth.signUp).not.toHaveBeenCalled();
    await fill({ Password: '6' });
    await press('Create Account');
    await said('Account created successfully!');
  });
});
