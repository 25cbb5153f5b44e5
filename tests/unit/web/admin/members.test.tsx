import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../../../shared/model/account/member.ts';
import type { Role } from '../../../../shared/model/account/user.ts';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { type Answers, type Call, lost, refuse } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { openSelect, pick } from '../select.ts';
import { aUser, openAdmin } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const members = [
  aUser('ann', { name: 'Ann Abel', subscription_tier: 'pro' }),
  aUser('ben'),
  aUser('olga', { name: 'Olga Ortiz', role: 'owner' }),
  aUser('user-1', { name: 'Ines Novak', role: 'admin' }),
];
const counts = { users: 1200, admins: 3, owners: 1, pro: 37 };
const listed = (items: readonly Member[] = members, cursor: string | null = null) => ({ items, cursor, counts });
const changed = ({ params, body }: Call) => ({
  ...members.find(({ id }) => id === params['target_user_id']),
  role: (body as { new_role: Role }).new_role,
});
const open = (answers: Answers = {}, { at = '/admin/members', role = 'admin' as Role } = {}) =>
  openAdmin(at, { listMembers: () => listed(), setUserRole: changed, ...answers }, { role });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** Opens the role select of a user and chooses another role. */
const choose = async (name: string, role: string) => {
  await pick(`Role of ${name}`, role);
};
const answer = async (button: string) => {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.textContent ?? '';
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  return text;
};

describe('the member table', () => {
  it('has a row for each member with name, address, role, plan and day of joining [GLOB-24, ADM-07, ADM-09]', async () => {
    open();
    const ann = await row('Ann Abel');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Member',
      'Role',
      'Subscription',
      'Joined',
      'Actions',
    ]);
    expect(within(ann).getByText('ann@example.org')).toBeTruthy();
    expect(within(ann).getByText('Pro')).toBeTruthy();
    expect(ann.querySelector('time')?.getAttribute('datetime')).toBe('2025-03-01T10:00:00.000Z');
    const ben = await row('ben@example.org');
    expect(within(ben).getByText('Free')).toBeTruthy();
    expect(within(await row('Olga Ortiz')).getAllByText('Owner')).toBeTruthy();
  });

  it('stands under the counts of users, admins, owners and Pro members [ADM-08]', async () => {
    open();
    await screen.findByText('1,200');
    const tiles = within(screen.getByRole('region', { name: 'Members by role' }));
    const figure = (name: string) => tiles.getByText(name).parentElement?.querySelector('dd')?.textContent;
    expect(['Users', 'Admins', 'Owners', 'Pro members'].map(figure)).toEqual(['1,200', '3', '1', '37']);
  });

  it('asks for what is typed once the typing pauses, a single letter too [ADM-05]', async () => {
    const { callsOf } = open();
    await row('Ann Abel');
    const box = screen.getByRole('searchbox', { name: 'Search members by name or email' });
    await userEvent.type(box, 'Abel');
    await waitFor(() => expect(callsOf('listMembers').at(-1)?.query).toEqual({ search: 'Abel' }));
    expect(callsOf('listMembers').map(({ query }) => query['search'])).toEqual([undefined, 'Abel']);
    await userEvent.clear(box);
    await userEvent.type(box, 'b');
    await waitFor(() => expect(callsOf('listMembers').at(-1)?.query).toEqual({ search: 'b' }));
  });

  it('asks for one role or for all [ADM-06, ADM-12]', async () => {
    const { callsOf, router } = open();
    await row('Ann Abel');
    const filter = screen.getByRole('combobox', { name: 'Role' });
    const options = (await openSelect(filter)).map(({ textContent }) => textContent);
    expect(options).toEqual(['All', 'User', 'Admin', 'Owner']);
    await userEvent.click(screen.getByRole('option', { name: 'Admin' }));
    await waitFor(() => expect(callsOf('listMembers').at(-1)?.query).toEqual({ role: 'admin' }));
    expect(router.state.location.search).toBe('?role=admin');
  });

  it('shows the next page when asked [ADM-14]', async () => {
    open({
      listMembers: ({ query }) => (query['cursor'] ? listed([aUser('zoe')]) : listed(members, 'next')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await row('zoe@example.org')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when nobody is found, and leads back to all', async () => {
    open(
      { listMembers: ({ query }) => (query['search'] ? listed([]) : listed()) },
      { at: '/admin/members?search=nobody&role=owner' },
    );
    await screen.findByRole('heading', { name: 'No members found' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await row('Ann Abel')).toBeTruthy();
  });

  it('says that nobody was found so far where the list goes on, and looks further when asked', async () => {
    const pages = ({ query }: Call) => (query['cursor'] ? listed([aUser('zoe')]) : listed([], 'next'));
    open({ listMembers: pages }, { at: '/admin/members?search=z' });
    expect(await screen.findByRole('heading', { name: 'Not found yet' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No members found' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
    expect(await row('zoe@example.org')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Not found yet' })).toBeNull();
  });

  it('has words of its own for a call without an answer, and none of the browser’s [ADM-17]', async () => {
    open({ listMembers: lost });
    const panel = await screen.findByRole('heading', { name: 'Failed to Load Members' }, { timeout: 5_000 });
    expect(panel.closest('[role=alert]')?.textContent).toContain('Fabula cannot be reached just now.');
    expect(screen.queryByText(/Failed to fetch/)).toBeNull();
  });

  it('says when it could not be loaded, and loads again or leads back [ADM-16, ADM-17, ADM-18, ADM-19]', async () => {
    const { answers } = open({ listMembers: refuse('internal') });
    expect(await screen.findByRole('heading', { name: 'Failed to Load Members' })).toBeTruthy();
    expect(await screen.findByText('Failed to load members')).toBeTruthy();
    const panel = screen.getByRole('heading', { name: 'Failed to Load Members' }).closest('[role=alert]');
    const back = within(panel as HTMLElement).getByRole('link', { name: 'Back to Admin' });
    expect(back.getAttribute('href')).toBe('/admin');
    answers.listMembers = () => listed();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row('Ann Abel')).toBeTruthy();
  });
});

describe('somebody who loses the role meanwhile', () => {
  const DENIED = 'Access Denied';
  beforeEach(() => act(() => toast.remove()));
  const withoutRole = { listMembers: refuse('forbidden'), setUserRole: refuse('forbidden') };

  it.each([
    ['looks for somebody', async () => userEvent.type(screen.getByRole('searchbox'), 'ben')],
    [
      'changes a role',
      async () => {
        await choose('Ann Abel', 'Admin');
        await answer('Change Role');
      },
    ],
  ])('and %s is denied, and reads of no failure [GLOB-55, GLOB-56]', async (_, goOn) => {
    const { answers } = open();
    await row('Ann Abel');
    // Wait for the reloaded record, which is the last to show it
    Object.assign(answers, withoutRole);
    await goOn();
    expect(await screen.findByRole('heading', { name: DENIED })).toBeTruthy();
    expect(screen.queryByText('Failed to Load Members')).toBeNull();
    expect(screen.queryByText('Failed to load members')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is let in as soon as the record says otherwise', async () => {
    let reads = 0;
    let asked = 0;
    open({
      getMe: () => user({ role: 'admin', bio: reads++ === 0 ? null : 'Given the role again' }),
      listMembers: (call) => (asked++ === 0 ? refuse('forbidden')(call) : listed()),
    });
    expect(await row('Ann Abel')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: DENIED })).toBeNull();
  });
});

describe('a role', () => {
  it('is asked about, sent at once when agreed to, and shown with the counts [ADM-20, ADM-23, ADM-25, ADM-26]', async () => {
    const { callsOf } = open();
    await choose('Ann Abel', 'Admin');
    expect(callsOf('setUserRole')).toEqual([]);
    expect(await answer('Change Role')).toContain("Are you sure you want to change Ann Abel's role to admin?");
    expect(await screen.findByText("Successfully changed Ann Abel's role to admin")).toBeTruthy();
    expect(callsOf('setUserRole')).toMatchObject([{ params: { target_user_id: 'ann' }, body: { new_role: 'admin' } }]);
    expect(within(await row('Ann Abel')).getAllByText('Admin').length).toBeGreaterThan(0);
    expect(await screen.findByText('1,199')).toBeTruthy();
  });

  it('is asked about by address where there is no name [ADM-21]', async () => {
    open();
    await choose('ben@example.org', 'Admin');
    expect(await answer('Change Role')).toContain("Are you sure you want to change ben@example.org's role to admin?");
    expect(await screen.findByText("Successfully changed ben@example.org's role to admin")).toBeTruthy();
  });

  it('stays as it was, and nothing is sent, when not agreed to [ADM-22]', async () => {
    const { callsOf } = open();
    await choose('Ann Abel', 'Admin');
    await answer('Cancel');
    expect(callsOf('setUserRole')).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Role of Ann Abel' }).textContent).toContain('User');
  });

  it('disables its row, with a spinner, while it is saved [ADM-24]', async () => {
    const saved = Promise.withResolvers<Member>();
    open({ setUserRole: () => saved.promise });
    await choose('Ann Abel', 'Admin');
    await answer('Change Role');
    const ann = await row('Ann Abel');
    await waitFor(() => expect(ann.getAttribute('aria-disabled')).toBe('true'));
    expect(within(ann).getByRole('status').textContent).toBe('Saving');
    expect(within(ann).getByRole('combobox').hasAttribute('data-disabled')).toBe(true);
    await act(async () => saved.resolve({ ...(members[0] as Member), role: 'admin' }));
    await waitFor(() => expect(ann.getAttribute('aria-disabled')).toBeNull());
  });

  it('that could not be changed says why, or that it failed [ADM-27]', async () => {
    const { answers } = open({ setUserRole: refuse('last_owner') });
    await choose('Ann Abel', 'Admin');
    await answer('Change Role');
    const why = 'The last owner cannot be demoted. Make somebody else an owner first.';
    expect(await screen.findByText(why)).toBeTruthy();
    answers.setUserRole = refuse('internal', '');
    await choose('ben@example.org', 'Admin');
    await answer('Change Role');
    expect(await screen.findByText('Failed to change user role')).toBeTruthy();
  });

  it('leaves the list of another role once it is changed [ADM-12]', async () => {
    open({ listMembers: () => listed([aUser('ann', { name: 'Ann Abel' })]) }, { at: '/admin/members?role=user' });
    await choose('Ann Abel', 'Admin');
    await answer('Change Role');
    await waitFor(() => expect(screen.queryByText('Ann Abel')).toBeNull());
  });

  it('is nobody’s own to change, and an owner’s only for owners [ADM-29, ADM-30, ADM-31]', async () => {
    const asAdmin = open();
    expect(within(await row('Ines Novak')).getByText('This is you')).toBeTruthy();
    expect(within(await row('Olga Ortiz')).getByText('Changed by owners')).toBeTruthy();
    const ann = screen.getByRole('combobox', { name: 'Role of Ann Abel' });
    expect((await openSelect(ann)).map(({ textContent }) => textContent)).toEqual(['User', 'Admin']);
    asAdmin.unmount();
    open({}, { role: 'owner' });
    const select = await screen.findByRole('combobox', { name: 'Role of Olga Ortiz' });
    expect((await openSelect(select)).map(({ textContent }) => textContent)).toEqual(['User', 'Admin', 'Owner']);
  });
});
