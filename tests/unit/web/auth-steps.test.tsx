import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAway, field, fill, openModal, press, said, tab } from './auth-stage.tsx';
import { user } from './samples/users.ts';

const getMe = vi.hoisted(() => vi.fn());
vi.mock('../../../web/src/lib/api.ts', () => ({ api: getMe }));
vi.mock('../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

beforeEach(() => {
  getMe.mockReset().mockResolvedValue(user());
});
afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

describe('the code of an address', () => {
  it('is asked for where the pool wants it, before the account is called made [AUTH-50]', async () => {
    const { auth } = await openModal();
    auth.signUp.mockResolvedValueOnce('confirm');
    await userEvent.click(tab('Sign Up'));
    await fill({ Email: 'ines@example.org', Password: 'secret1' });
    await press('Create Account');
    await userEvent.type(await screen.findByLabelText('Code'), '123 456');
    expect(screen.queryByText('Account created successfully!')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ }).disabled).toBe(true);
    await press('Confirm');
    await said('Account created successfully!');
    expect(auth.confirm).toHaveBeenCalledWith('ines@example.org', '123456');
    expect(auth.signIn).toHaveBeenCalledWith('ines@example.org', 'secret1');
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
});
