import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearAway, openPage } from './auth-stage.tsx';

vi.mock('../../../../web/src/lib/api/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

afterEach(clearAway);

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

it('hides a password until it is asked for', async () => {
  openPage('/auth');
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
});

it('takes what is pasted, letter for letter, and says to a password manager what it is', async () => {
  openPage('/auth?mode=signup');
  await userEvent.click(field());
  await userEvent.paste('  Ünïcode and spaces  ');
  expect([field().value, field().autocomplete]).toEqual(['  Ünïcode and spaces  ', 'new-password']);
});

const WARNING = /^Many people use this password/;

it('warns of a password that is among the most used, and of no other', async () => {
  openPage('/auth?mode=signup');
  await userEvent.type(field(), 'Password1');
  expect(screen.getByText(WARNING).getAttribute('role')).toBe('status');
  await userEvent.clear(field());
  await userEvent.type(field(), 'a lamp for the marsh');
  expect(screen.queryByText(WARNING)).toBeNull();
});
