import { screen, waitFor, within } from '@testing-library/react';
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
/** The text that describes a field. */
const described = (of: HTMLInputElement): HTMLElement => {
  const note = document.getElementById(of.getAttribute('aria-describedby') ?? '');
  if (!note) throw new Error('Nothing is said at the field');
  return note;
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
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(callsOf('changePassword')).toEqual([]);
  });

  it.each([
    [{ 'New password': 'newer1' }, 'Confirm new password', 'Type the new password once more'],
    [{ 'Confirm new password': 'newer1' }, 'New password', 'Type a password'],
    [
      { 'New password': 'newer1', 'Confirm new password': 'newer2' },
      'Confirm new password',
      'Not the same as the new password',
    ],
    [both('short'), 'New password', 'Too short: at least 6 characters'],
  ])('says at the field what is wrong with %j until it is mended [SET-05, SET-06, SET-07]', async (given, at, text) => {
    await openDialog();
    await fill(given);
    await update();
    const wrong = await field(at);
    expect(document.activeElement).toBe(wrong);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(within(described(wrong)).getByText(text)).toBeTruthy();
    await userEvent.type(wrong, 'x');
    expect(wrong.getAttribute('aria-invalid')).toBeNull();
  });

  it('does not take the password in use for a new one', async () => {
    const { callsOf } = await openDialog({}, 11);
    await fill({ 'Current password': 'older1', ...both('older1') });
    await update();
    await said('The new password is the one you have');
    const next = await field('New password');
    expect(within(described(next)).getByText('This is the password you have now. Choose another one.')).toBeTruthy();
    expect(callsOf('changePassword')).toEqual([]);
  });

  it('says at the current password that it is not the one', async () => {
    await openDialog({ changePassword: refuse('current_password_wrong') }, 11);
    await fill({ 'Current password': 'older2', ...both('newer1') });
    await update();
    const current = await field('Current password');
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  });

  it('warns of a password that many people use, as signing up does', async () => {
    await openDialog();
    await fill({ 'New password': 'password' });
    expect(within(described(await field('New password'))).getByText(/^Many people use this password/)).toBeTruthy();
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
