import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthFailure } from '../../../../web/src/lib/auth/auth.ts';
import { user } from '../samples/users.ts';
import { chosen, clearAway, field, fill, openModal, openPage, press, said, tab } from './auth-stage.tsx';

const getMe = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/api/api.ts', () => ({ api: getMe }));
vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

beforeEach(() => {
  getMe.mockReset().mockResolvedValue(user());
});
afterEach(() => {
  clearAway();
  localStorage.clear();
  vi.restoreAllMocks();
});

const ADDRESS = 'ines@example.org';
const mismatch = () => new AuthFailure('Invalid verification code provided, please try again.', { about: 'code' });

/** The modal after a sign-up, waiting for a code. */
const openCode = async () => {
  const view = await openModal();
  view.auth.signUp.mockResolvedValueOnce('confirm');
  await userEvent.click(tab('Sign Up'));
  await fill({ Email: ADDRESS, Password: 'secret1' });
  await press('Create Account');
  await screen.findByLabelText('Code');
  return view;
};

describe('the code of an address', () => {
  it('is asked for where the pool wants it, before the account is called made [AUTH-50]', async () => {
    const { auth } = await openCode();
    expect(screen.getByRole('heading', { name: 'Confirm your address' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Code'));
    await userEvent.type(field('Code'), '123 456');
    expect(screen.queryByText('Account created successfully!')).toBeNull();
    expect(screen.getByText(/^Send a new code in \d+ s$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send a new code/ })).toBeNull();
    await press('Confirm');
    await said('Account created successfully!');
    expect(auth.confirm).toHaveBeenCalledWith(ADDRESS, '123456');
    expect(auth.signIn).toHaveBeenCalledWith(ADDRESS, 'secret1');
  });

  it('is taken out of the sentence that it was copied with', async () => {
    await openCode();
    await userEvent.click(field('Code'));
    await userEvent.paste('Your code for Fabula is 004711.');
    expect(field('Code').value).toBe('004711');
  });

  it('is refused at the field, which says where the code went and can be typed over', async () => {
    const { auth } = await openCode();
    auth.confirm.mockRejectedValueOnce(mismatch());
    await fill({ Code: '111111' });
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe(mismatch().message);
    const code = field('Code');
    expect(document.activeElement).toBe(code);
    expect(code.value.slice(code.selectionStart ?? 0, code.selectionEnd ?? 0)).toBe('111111');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    const told = (code.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(told.map((text) => text?.textContent)).toEqual([
      `We sent a code to ${ADDRESS}. Type it here to finish.`,
      mismatch().message,
    ]);
    await userEvent.type(code, '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for when nothing was typed', async () => {
    const { auth } = await openCode();
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe('Type the code from the mail.');
    expect(auth.confirm).not.toHaveBeenCalled();
  });

  it('is asked for of an unconfirmed person who signs in, and sent again at a word', async () => {
    const { auth } = await openModal();
    auth.signIn.mockResolvedValueOnce('confirm');
    await fill({ Email: ADDRESS, Password: 'secret1' });
    await press('Sign In');
    await userEvent.type(await screen.findByLabelText('Code'), '1');
    await press('Send a new code');
    await said('A new code is on its way.');
    expect(auth.resend).toHaveBeenCalledWith(ADDRESS);
    expect(screen.getByText(ADDRESS).parentElement?.textContent).toMatch(/^We sent a code to/);
    expect(field('Code').value).toBe('');
    expect(document.activeElement).toBe(field('Code'));
    expect(screen.queryByRole('button', { name: /^Send a new code/ })).toBeNull();
    await fill({ Code: '123456' });
    await press('Confirm');
    await said('Welcome back!');
  });

  it('is not sent to an address that another tab has confirmed: one signs in', async () => {
    localStorage.setItem(
      'fabula.awaitedCode',
      JSON.stringify({ use: 'confirm', email: ADDRESS, until: Date.now() + 60_000 }),
    );
    const { auth } = await openModal();
    auth.resend.mockResolvedValueOnce('confirmed');
    await press('Send a new code');
    await said('Your address is confirmed. Sign in to go on.');
    expect(field('Email').value).toBe(ADDRESS);
    expect(document.activeElement).toBe(field('Password'));
  });

  it('is still asked for in the next tab, and followed by signing in', async () => {
    const { unmount } = await openCode();
    unmount();
    clearAway();
    const { auth } = openPage('/auth?mode=signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeTruthy();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    await fill({ Code: '123456' });
    await press('Confirm');
    await said('Your address is confirmed. Sign in to go on.');
    expect(auth.confirm).toHaveBeenCalledWith(ADDRESS, '123456');
    expect(auth.signIn).not.toHaveBeenCalled();
    expect(chosen()).toBe('Sign In');
    expect(field('Email').value).toBe(ADDRESS);
    expect(document.activeElement).toBe(field('Password'));
    expect(localStorage.getItem('fabula.awaitedCode')).toBeNull();
  });

  it('is forgotten a day after it was sent', async () => {
    const until = Date.now() - 1;
    localStorage.setItem('fabula.awaitedCode', JSON.stringify({ use: 'confirm', email: ADDRESS, until }));
    openPage('/auth');
    expect(chosen()).toBe('Sign In');
  });

  it('lets another address be typed, and keeps the rest', async () => {
    const { auth } = await openCode();
    await press('Use another address');
    expect(chosen()).toBe('Sign Up');
    expect(document.activeElement).toBe(field('Email'));
    expect([field('Email').value, field('Password').value]).toEqual([ADDRESS, 'secret1']);
    await userEvent.clear(field('Email'));
    await fill({ Email: 'ines@example.net' });
    await press('Create Account');
    await said('Account created successfully!');
    expect(auth.signUp).toHaveBeenLastCalledWith({ email: 'ines@example.net', password: 'secret1' });
  });

  it('leads to signing in when the password does not fit the confirmed account', async () => {
    const { auth } = await openCode();
    auth.signIn.mockRejectedValueOnce(new AuthFailure('Incorrect username or password.'));
    await fill({ Code: '123456' });
    await press('Confirm');
    await said('Incorrect username or password.');
    expect(chosen()).toBe('Sign In');
    expect(field('Email').value).toBe(ADDRESS);
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code, without a word on whether the account exists [AUTH-51]', async () => {
    const { auth } = await openModal();
    await fill({ Email: 'ines@example.org' });
    await press('Forgot password?');
    expect(field('Email').value).toBe('ines@example.org');
    await press('Send code');
    await screen.findByLabelText('Code');
    expect(screen.getByText('ines@example.org').parentElement?.textContent).toMatch(/^If .* has an account/);
    expect(auth.forgot).toHaveBeenCalledWith('ines@example.org');
    await fill({ Code: '4711', 'New password': 'newer1' });
    await press('Set new password');
    await said('Welcome back!');
    expect(auth.reset).toHaveBeenCalledWith('ines@example.org', '4711', 'newer1');
    expect(auth.signIn).toHaveBeenCalledWith('ines@example.org', 'newer1');
  });

  it('keeps to the least length [AUTH-20]', async () => {
    const { auth } = await openModal();
    await fill({ Email: 'ines@example.org' });
    await press('Forgot password?');
    await press('Send code');
    await screen.findByLabelText('Code');
    await fill({ Code: '4711', 'New password': 'short' });
    await press('Set new password');
    await said('Password must be at least 6 characters');
    expect(auth.reset).not.toHaveBeenCalled();
  });

  /** The modal at the step for code and new password. */
  const openReset = async () => {
    const view = await openModal();
    await fill({ Email: ADDRESS });
    await press('Forgot password?');
    await press('Send code');
    await screen.findByLabelText('Code');
    return view;
  };

  it('says at the code what is wrong with it, and keeps the password', async () => {
    const { auth } = await openReset();
    auth.reset.mockRejectedValueOnce(mismatch());
    await fill({ Code: '4711', 'New password': 'newer1' });
    await press('Set new password');
    expect((await screen.findByRole('alert')).textContent).toBe(mismatch().message);
    expect(field('New password').value).toBe('newer1');
  });

  it('asks for one more code where the first has confirmed the address', async () => {
    const { auth } = await openReset();
    auth.reset.mockResolvedValueOnce('again');
    await fill({ Code: '4711', 'New password': 'newer1' });
    await press('Set new password');
    await said('Your address is confirmed. We sent one more code, for the new password.');
    expect([field('Code').value, field('New password').value]).toEqual(['', 'newer1']);
    await fill({ Code: '4712' });
    await press('Set new password');
    await said('Welcome back!');
    expect(auth.reset).toHaveBeenLastCalledWith(ADDRESS, '4712', 'newer1');
  });

  it('is still asked for in the next tab, where another code can be had', async () => {
    const { unmount } = await openReset();
    unmount();
    clearAway();
    const { auth } = openPage('/auth');
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeTruthy();
    await press('Send a new code');
    await said('A new code is on its way.');
    expect(auth.forgot).toHaveBeenCalledWith(ADDRESS);
  });

  it('names the account for a password manager', async () => {
    await openReset();
    const names = [...document.querySelectorAll<HTMLInputElement>('form input')].map((input) => [
      input.autocomplete,
      input.value,
    ]);
    expect(names).toEqual([
      ['one-time-code', ''],
      ['username', ADDRESS],
      ['new-password', ''],
    ]);
  });
});
