import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, lost, refuse } from '../fake-api.ts';
import { session } from '../stage.tsx';
import { open, press, said } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (given: Record<string, string>) => {
  for (const [label, text] of Object.entries(given)) await userEvent.type(await field(label), text);
};
const update = () => press('Update Password');
const both = (password: string) => ({ 'New password': password, 'Confirm new password': password });

const openDialog = async (answers: Answers = {}, minutesAgo = 1) => {
  const signed_in_at = Math.floor(Date.now() / 1_000) - minutesAgo * 60;
  const page = open('/settings', {
    answers: { changePassword: () => ({ ok: true }), ...answers },
    session: { ...session(), signed_in_at },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
  return page;
};

describe('changing the password', () => {
  it('asks in a modal for the new one twice, and soon after signing in for nothing else [SET-02, SET-03, SET-04]', async () => {
    await openDialog();
    expect(await field('New password')).toBeTruthy();
    expect(await field('Confirm new password')).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('sends the new one only, says so, closes, and goes on with a new session [SET-08, SET-09, SET-10]', async () => {
    const { auth, callsOf } = await openDialog();
    await fill(both('newer1'));
    await update();
    await said('Password updated successfully!');
    expect(callsOf('changePassword')[0]?.body).toEqual({ new_password: 'newer1' });
    expect(auth.renew).toHaveBeenCalledWith('ines@example.org', 'newer1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the current one too, ten minutes after signing in', async () => {
    const { callsOf } = await openDialog({}, 11);
    await fill(both('newer1'));
    await update();
    await said('Please fill in all password fields');
    await fill({ 'Current password': 'older1' });
    await update();
    await said('Password updated successfully!');
    expect(callsOf('changePassword')).toHaveLength(1);
    expect(callsOf('changePassword')[0]?.body).toEqual({ new_password: 'newer1', current_password: 'older1' });
  });

  it('asks for it when the service knows better how long ago that was', async () => {
    await openDialog({ changePassword: refuse('current_password_required') });
    await fill(both('newer1'));
    await update();
    expect(await field('Current password')).toBeTruthy();
    expect((await field('New password')).value).toBe('newer1');
  });

  it.each([
    [{ 'New password': 'newer1' }, 'Please fill in all password fields'],
    [{ 'Confirm new password': 'newer1' }, 'Please fill in all password fields'],
    [{ 'New password': 'newer1', 'Confirm new password': 'newer2' }, 'New passwords do not match'],
    [both('short'), 'Password must be at least 6 characters'],
    [both('newer1 '), 'A password cannot begin or end with a space'],
  ])('sends nothing of %j and says why [SET-05, SET-06, SET-07, AUTH-20]', async (given, text) => {
    const { callsOf } = await openDialog();
    await fill(given);
    await update();
    await said(text);
    expect(callsOf('changePassword')).toEqual([]);
  });

  it('says what the service answers, or that it failed where it says nothing [SET-11]', async () => {
    const { answers, auth } = await openDialog({ changePassword: refuse('too_many_tries') });
    await fill(both('newer1'));
    await update();
    await said('Too many tries. Please wait a while and try again.');
    answers.changePassword = lost;
    await update();
    await said('Failed to update password');
    expect(auth.renew).not.toHaveBeenCalled();
    expect((await field('New password')).value).toBe('newer1');
  });
});

describe('signing out everywhere', () => {
  it('asks first, ends every session and then this one', async () => {
    const { callsOf, auth } = open('/settings', { answers: { signOutEverywhere: () => ({ ok: true }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }));
    expect(callsOf('signOutEverywhere')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
    expect(callsOf('signOutEverywhere')).toHaveLength(1);
  });
});
