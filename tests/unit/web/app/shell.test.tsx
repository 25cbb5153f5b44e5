import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSignIn, shownMode } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { Shell } from '../../../../web/src/features/shell/shell.tsx';
import { aSubscription, plans } from '../samples/plans.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const answers = vi.hoisted(() => ({
  getMe: vi.fn(),
  getSubscription: vi.fn(),
  listPlans: vi.fn(),
  signOutHere: vi.fn(),
}));
vi.mock('../../../../web/src/lib/api/api.ts', () => ({ api: (name: keyof typeof answers) => answers[name]() }));
const { getMe, getSubscription, listPlans, signOutHere } = answers;

const routes = [{ Component: Shell, children: [{ path: '*', element: <main>Page</main> }] }];
const asVisitor = () => show(routes, '/', createFakeAuth().auth);
const asMember = (name?: string) => {
  const fake = createFakeAuth(session(name));
  return { ...fake, ...show(routes, '/', fake.auth) };
};

beforeEach(() => {
  getMe.mockReset().mockResolvedValue(user());
  getSubscription.mockReset().mockResolvedValue({ subscription: null, trial_available: true });
  signOutHere.mockReset().mockResolvedValue({ ok: true });
  listPlans.mockReset().mockResolvedValue({ plans });
});
afterEach(() => closeSignIn());

const main = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const names = (links: HTMLElement[]) => links.map((link) => link.textContent);
const barLinks = () => names(main().queryAllByRole('link', { hidden: true }));
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
const place = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the top bar', () => {
  it('shows an anonymous user Features, Pricing and both ways in, and no dashboards [GLOB-59, GLOB-61, GLOB-63, GLOB-72, GLOB-73]', () => {
    asVisitor();
    expect(barLinks()).toEqual(['Features', 'Pricing']);
    expect(place('Get Started Free')).toBe('/auth?mode=signup');
    expect(screen.queryByRole('button', { name: /Dashboards/ })).toBeNull();
  });

  it('opens the modal with Sign In [GLOB-72, GLOB-74]', async () => {
    asVisitor();
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign In' })[0] as HTMLElement);
    expect(shownMode()).toBe('signin');
  });

  it('shows Features and Pricing to a member on the Free plan [GLOB-59, GLOB-61]', async () => {
    asMember();
    await waitFor(() => expect(barLinks()).toContain('Features'));
    expect(barLinks()).toContain('Pricing');
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it('hides them from a subscriber, also while the plan is not known yet [GLOB-60, GLOB-62]', async () => {
    getSubscription.mockResolvedValue({ subscription: aSubscription(), trial_available: false });
    asMember();
    await screen.findByRole('button', { name: /Dashboards/ });
    expect(barLinks()).not.toContain('Features');
    await openMenu();
    await screen.findByText('Fabula Pro Monthly');
    expect(barLinks()).toEqual(expect.not.arrayContaining(['Features', 'Pricing']));
  });

  it('leads to the three dashboards [GLOB-63, GLOB-64, GLOB-65]', async () => {
    asMember();
    await userEvent.click(await screen.findByRole('button', { name: /Dashboards/ }));
    const list = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list');
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Custom Stories', '/dashboard'],
      ['Traditional', '/dashboard/traditional'],
      ['Anchor', '/dashboard/anchor'],
    ]);
  });
});

describe('a payment that failed', () => {
  it('is told on every page, with the way to mend it; the settings say it themselves', async () => {
    const late = { subscription: aSubscription({ subscription_status: 'past_due' }), trial_available: false };
    getSubscription.mockResolvedValue(late);
    const { router } = asMember();
    expect(await screen.findByText(/Your last payment did not go through/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update your payment method' })).toBeTruthy();
    await act(() => router.navigate('/settings'));
    expect(screen.queryByText(/Your last payment did not go through/)).toBeNull();
  });
});

describe('the user menu', () => {
  it('shows name, address and plan, and leads to Profile and Settings [GLOB-66, GLOB-67, GLOB-68, GLOB-69, GLOB-70]', async () => {
    asMember('Ines Novak');
    await openMenu();
    const head = screen.getByText('ines@example.org').parentElement as HTMLElement;
    expect(within(head).getByText('Ines Novak')).toBeTruthy();
    expect(await screen.findByText('Free')).toBeTruthy();
    expect(place('Profile')).toBe('/profile');
    expect(place('Settings')).toBe('/settings');
  });

  it('calls somebody without a name by the part of the address before the @ [AUTH-44]', async () => {
    getMe.mockResolvedValue(user({ name: null }));
    asMember();
    expect(await screen.findByRole('button', { name: 'Account of ines' })).toBeTruthy();
  });

  it('calls somebody who took their name away so as well, and no longer as they signed up [GLOB-66]', async () => {
    getMe.mockResolvedValue(user({ name: null }));
    asMember('Ines Novak');
    expect(await screen.findByRole('button', { name: 'Account of ines' })).toBeTruthy();
    await openMenu();
    expect(screen.queryByText('Ines Novak')).toBeNull();
  });

  it('signs out and forgets who it was [GLOB-71, AUTH-32]', async () => {
    const { auth } = asMember();
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Get Started Free' })).toBeTruthy();
    expect(signOutHere).toHaveBeenCalledOnce();
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(screen.queryByText('ines@example.org')).toBeNull();
  });

  it('signs out of this browser also when the server cannot be told', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    signOutHere.mockRejectedValue(new TypeError('Failed to fetch'));
    const { auth } = asMember();
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Get Started Free' })).toBeTruthy();
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('offers the admin area to admins alone', async () => {
    getMe.mockResolvedValue(user({ role: 'owner' }));
    asMember();
    await openMenu();
    expect(await screen.findByRole('link', { name: 'Admin' })).toBeTruthy();
  });

  it('does not offer it to members', async () => {
    asMember();
    await openMenu();
    await screen.findByText('Free');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });
});

describe('the mobile menu', () => {
  it('opens and closes with one control, and closes on navigation [GLOB-81]', async () => {
    const { router } = asVisitor();
    const button = screen.getByRole('button', { name: 'Menu' });
    const isOpen = () => screen.queryByRole('navigation', { name: 'Mobile' }) !== null;
    expect(isOpen()).toBe(false);
    await userEvent.click(button);
    expect(isOpen()).toBe(true);
    await userEvent.click(button);
    expect(isOpen()).toBe(false);
    await userEvent.click(button);
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Mobile' })).getByText('Pricing'));
    expect(router.state.location.pathname).toBe('/pricing');
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a tap outside', () => userEvent.click(screen.getByText('Page'))],
  ])('closes on %s and gives the focus back [GLOB-81]', async (_, leave) => {
    asVisitor();
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    within(screen.getByRole('navigation', { name: 'Mobile' }))
      .getByText('Pricing')
      .focus();
    await leave();
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('the footer', () => {
  it('has the groups Product and Company and a copyright line [GLOB-82, GLOB-83, GLOB-84]', () => {
    asVisitor();
    const group = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(group('Product')).toEqual([
      ['FAQ', '/faq'],
      ['Features', '/features'],
      ['Pricing', '/pricing'],
    ]);
    expect(group('Company')).toEqual([
      ['About', '/about'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ]);
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Fabula`);
  });
});
