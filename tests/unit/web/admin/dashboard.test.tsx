import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AuditItem } from '../../../../shared/model/account/audit-item.ts';
import type { Role } from '../../../../shared/model/account/user.ts';
import { type Answers, refuse } from '../fake-api.ts';
import { openAdmin } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const anEntry = (given: Partial<AuditItem>): AuditItem => ({
  at: '2025-06-01T10:00:00.000Z',
  kind: 'signed_up',
  actor: null,
  subject: { id: 'u1', name: 'Bea Berg' },
  role: null,
  ...given,
});
const figures = { users: 1204, pro: 37, active_sessions: 8, admins: 3 };
const nothing = { items: [], cursor: null };
const open = (answers: Answers = {}, role: Role = 'admin') =>
  openAdmin('/admin', { getSiteFigures: () => figures, listActivity: () => nothing, ...answers }, { role });

const figure = async (name: string) => {
  const term = await screen.findByText(name);
  return term.parentElement?.querySelector('dd')?.textContent;
};

describe('the admin dashboard', () => {
  it('shows how many users, Pro members, active sessions and admins there are [GLOB-23, ADM-01]', async () => {
    open();
    await screen.findByText('1,204');
    const names = ['Total Users', 'Pro Members', 'Active Sessions', 'Admins'];
    expect(await Promise.all(names.map(figure))).toEqual(['1,204', '37', '8', '3']);
  });

  it('shows a dash in place of figures that cannot be had [ADM-01]', async () => {
    open({ getSiteFigures: refuse('internal') });
    await vi.waitFor(async () => expect(await figure('Total Users')).toBe('-'), { timeout: 15_000 });
  });

  it('leads to the pages that are built, and to none that is not [GLOB-25, ADM-03, ADM-04]', async () => {
    open();
    const link = (name: RegExp) => screen.findByRole('link', { name }).then((found) => found.getAttribute('href'));
    expect(await link(/^Member Management/)).toBe('/admin/members');
    expect(await link(/^Analytics/)).toBe('/admin/analytics');
    expect(await link(/^Moderation/)).toBe('/admin/moderation');
    const settings = screen.getByRole('heading', { name: 'Settings' }).closest('li');
    expect(within(settings as HTMLElement).getByText('Coming Soon')).toBeTruthy();
    expect(document.querySelector('a[href="/admin/settings"]')).toBeNull();
  });

  it('tells what happened last, with the names people have now [ADM-02]', async () => {
    const entries = [
      anEntry({ kind: 'role_changed', actor: { id: 'u2', name: 'Olga Ortiz' }, role: { from: 'user', to: 'admin' } }),
      anEntry({ kind: 'role_changed', role: { from: 'user', to: 'owner' } }),
      anEntry({ kind: 'subscribed' }),
      anEntry({ kind: 'unsubscribed' }),
      anEntry({ kind: 'account_deleted', subject: { id: 'u3', name: null } }),
      anEntry({ kind: 'session_hidden', actor: { id: 'u2', name: null }, subject: { id: 's1', name: 'Cells' } }),
      anEntry({ kind: 'session_restored', actor: { id: 'u2', name: 'Olga Ortiz' }, subject: { id: 's1', name: null } }),
      anEntry({
        kind: 'report_dismissed',
        actor: { id: 'u2', name: 'Olga Ortiz' },
        subject: { id: 's1', name: 'Cells' },
      }),
      anEntry({}),
    ].map((entry, at) => ({ ...entry, at: `2025-06-01T10:00:0${at}.000Z` }));
    open({ listActivity: () => ({ items: entries, cursor: null }) });
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeTruthy();
    for (const text of [
      'Olga Ortiz made Bea Berg an admin',
      'The owner command made Bea Berg an owner',
      'Bea Berg subscribed to Pro',
      'Bea Berg is no longer on Pro',
      'Somebody deleted their account',
      'Somebody who has left hid “Cells”',
      'Olga Ortiz restored a session that is gone',
      'Olga Ortiz dismissed the reports of “Cells”',
      'Bea Berg signed up',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows more of it when asked, and says when it cannot be loaded', async () => {
    const page = (cursor: string | undefined) =>
      cursor
        ? { items: [anEntry({ subject: { id: 'u9', name: 'Zoe' } })], cursor: null }
        : { items: [anEntry({})], cursor: 'next' };
    const { answers } = open({ listActivity: ({ query }) => page(query['cursor']) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Zoe signed up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(answers).toBeTruthy();
  });

  it('offers to load the activity again when that failed', async () => {
    const { answers } = open({ listActivity: refuse('internal') });
    await screen.findByRole('heading', { name: 'The activity could not be loaded' });
    answers.listActivity = () => ({ items: [anEntry({})], cursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Bea Berg signed up')).toBeTruthy();
  });

  it.each([
    ['admin', true],
    ['owner', true],
    ['user', false],
  ] as const)('is offered to an %s by the user menu: %s [ADM-35]', async (role, offered) => {
    open({}, role);
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Ines Novak' }));
    expect(screen.queryByRole('link', { name: 'Admin' }) !== null).toBe(offered);
  });
});
