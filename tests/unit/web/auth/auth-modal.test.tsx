import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthFailure } from '../../../../web/src/lib/auth/auth.ts';
import { signInTexts } from '../../../../web/src/texts/sign-in.ts';
import { user } from '../samples/users.ts';
import { chosen, clearAway, field, fill, openModal, press, said, tab } from './auth-stage.tsx';

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

describe('the sign-in modal', () => {
  it('has a tab for signing in and one for signing up, each with its fields [AUTH-01, AUTH-03, AUTH-04]', async () => {
    await openModal();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Sign In', 'Sign Up']);
    expect(screen.getAllByLabelText(/^(Full Name|Email|Password)/).map((one) => one.getAttribute('type'))).toEqual([
      'email',
      'password',
    ]);
    await userEvent.click(tab('Sign Up'));
    expect(screen.getByLabelText(/Full Name/).hasAttribute('required')).toBe(false);
    expect(field('Email')).toBeTruthy();
    expect(field('Password')).toBeTruthy();
  });

  it('clears the form when the tab is switched [AUTH-02]', async () => {
    await openModal();
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await userEvent.click(tab('Sign Up'));
    expect(field('Email').value).toBe('');
    expect(field('Password').value).toBe('');
    await userEvent.click(tab('Sign In'));
    expect(field('Email').value).toBe('');
  });

  it('asks for what is missing and sends nothing [AUTH-16]', async () => {
    const { auth } = await openModal();
    await fill({ Email: 'ines@example.org' });
    await press('Sign In');
    const toasted = await said('Please fill in all required fields');
    expect(toasted.closest('[aria-hidden=true]')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Type a password');
    expect(document.activeElement).toBe(field('Password'));
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('refuses a short password and sends nothing [AUTH-17, AUTH-20]', async () => {
    const { auth } = await openModal();
    await fill({ Email: 'ines@example.org', Password: 'five5' });
    await press('Sign In');
    await said('Password must be at least 6 characters');
    expect(screen.getByRole('alert').textContent).toBe('Too short: at least 6 characters');
    await fill({ Password: '6' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['Email', { Email: 'bob@', Password: 'secret1' }, 'Type a whole email address, such as name@example.com'],
    ['Password', { Email: 'bob@example.org', Password: '       ' }, 'A password cannot begin or end with a space'],
  ])('says at %s what is wrong with it, before anything is sent [AUTH-30]', async (name, given, text) => {
    const { auth } = await openModal();
    await userEvent.click(tab('Sign Up'));
    await fill(given);
    await press('Create Account');
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(field(name));
    expect(auth.signUp).not.toHaveBeenCalled();
  });

  it('carries the least length, and says it where a password is chosen [AUTH-18, AUTH-19]', async () => {
    await openModal();
    expect(field('Password').minLength).toBe(6);
    expect(screen.queryByText('At least 6 characters')).toBeNull();
    await userEvent.click(tab('Sign Up'));
    expect(field('Password').minLength).toBe(6);
    expect(screen.getByText('At least 6 characters')).toBeTruthy();
  });

  it('warns of a password that many have, and takes it all the same [AUTH-20]', async () => {
    const { auth } = await openModal();
    await userEvent.click(tab('Sign Up'));
    await fill({ Email: 'ines@example.org', Password: 'a stone in the third river' });
    expect(screen.queryByText(/Many people use this password/)).toBeNull();
    await userEvent.clear(field('Password'));
    await fill({ Password: 'Qwerty123' });
    expect(screen.getByText(/Many people use this password/)).toBeTruthy();
    await press('Create Account');
    expect(auth.signUp).toHaveBeenCalledWith({ email: 'ines@example.org', password: 'Qwerty123' });
  });

  it('signs in, says so and leads from the landing page to the dashboard [AUTH-21, AUTH-22, AUTH-35, AUTH-52]', async () => {
    const { auth, router } = await openModal();
    await fill({ Email: ' ines@example.org ', Password: 'secret1' });
    await press('Sign In');
    await said('Welcome back!');
    expect(auth.signIn).toHaveBeenCalledWith('ines@example.org', 'secret1');
    expect(await screen.findByText('Your dashboard')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays where it was opened, on any other page [AUTH-52]', async () => {
    const { router } = await openModal('/story');
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    await said('Welcome back!');
    expect(router.state.location.pathname).toBe('/story');
  });

  it('leads to the remembered place [AUTH-52]', async () => {
    sessionStorage.setItem('fabula.destination', '/wanted');
    await openModal();
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    expect(await screen.findByText('Wanted')).toBeTruthy();
  });

  it('shows what the service answers to a wrong password [AUTH-30]', async () => {
    const { auth } = await openModal();
    auth.signIn.mockRejectedValueOnce(new AuthFailure('Incorrect username or password.'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    await said('Incorrect username or password.');
    expect(field('Email').value).toBe('ines@example.org');
  });

  it('says that something went wrong when nobody expected it [AUTH-31]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { auth } = await openModal();
    auth.signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Sign In');
    await said('Something went wrong. Please try again.');
  });

  it('signs up with a name as metadata, sees to the record and signs in [AUTH-23, AUTH-24, AUTH-27]', async () => {
    const { auth } = await openModal();
    await userEvent.click(tab('Sign Up'));
    await userEvent.type(screen.getByLabelText(/Full Name/), 'Ines Novak');
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Create Account');
    await said('Account created successfully!');
    expect(auth.signUp).toHaveBeenCalledWith({ email: 'ines@example.org', password: 'secret1', name: 'Ines Novak' });
    expect(getMe).toHaveBeenCalledWith('getMe');
  });

  it('signs up without a name [AUTH-04, AUTH-14, AUTH-47]', async () => {
    const { auth } = await openModal();
    await userEvent.click(tab('Sign Up'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Create Account');
    await said('Account created successfully!');
    expect(auth.signUp).toHaveBeenCalledWith({ email: 'ines@example.org', password: 'secret1' });
  });

  it('only logs a users record that could not be made [AUTH-25, AUTH-26]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    getMe.mockRejectedValue(new Error('The table is away'));
    await openModal();
    await userEvent.click(tab('Sign Up'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Create Account');
    await said('Account created successfully!');
    expect(log).toHaveBeenCalledWith('Error creating user record', expect.any(Error));
  });

  it('turns to signing in when the address is registered already [AUTH-28, AUTH-29]', async () => {
    const { auth } = await openModal();
    auth.signUp.mockRejectedValueOnce(new AuthFailure(signInTexts.taken, { taken: true }));
    await userEvent.click(tab('Sign Up'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Create Account');
    await said('This email is already registered. Please sign in instead.');
    expect(screen.getByRole('alert').textContent).toBe('This address has an account: its password opens it');
    expect(chosen()).toBe('Sign In');
    expect(field('Email').value).toBe('ines@example.org');
    expect(document.activeElement).toBe(field('Password'));
  });
});
