import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { AdminGuard } from '../../../../web/src/features/admin/admin-guard.tsx';
import { destinationFrom } from '../../../../web/src/features/auth/destination.ts';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { useSignOut } from '../../../../web/src/features/auth/use-sign-out.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const getMe = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/api/api.ts', () => ({ api: getMe }));

const Leave = () => {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={signOut}>
      Leave
    </button>
  );
};

const routes = [
  {
    element: <Outlet />,
    children: [
      { path: '/', element: <p>Landing</p> },
      {
        Component: SignInGuard,
        children: [
          {
            path: '/guarded',
            element: (
              <>
                <p>Secret</p>
                <Link to="/">Home</Link>
                <Leave />
              </>
            ),
          },
          { path: '/admin', Component: AdminGuard, children: [{ index: true, element: <p>Figures</p> }] },
        ],
      },
    ],
  },
];

beforeEach(() => {
  getMe.mockReset().mockResolvedValue(user());
});

describe('the sign-in guard', () => {
  it('says that it is loading until the first check is done [GLOB-49, AUTH-33]', async () => {
    const { auth } = createFakeAuth(session());
    let answer: (now: null) => void = () => undefined;
    auth.session.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show(routes, '/guarded', auth);
    expect(screen.getByRole('heading', { name: 'Loading Your Account' })).toBeTruthy();
    await act(async () => answer(null));
    expect(screen.queryByText('Loading Your Account')).toBeNull();
    expect(screen.getByText('Landing')).toBeTruthy();
  });

  it('lets the signed-in through [AUTH-34]', async () => {
    show(routes, '/guarded', createFakeAuth(session()).auth);
    expect(await screen.findByText('Secret')).toBeTruthy();
  });

  it('sends an anonymous user home in place of the guarded page, so that Back does not return to it [GLOB-50, GLOB-51]', async () => {
    const { router } = show(routes, '/guarded?tab=ready', createFakeAuth().auth);
    expect(await screen.findByText('Landing')).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('remembers where an anonymous user wanted to go [GLOB-58]', async () => {
    show(routes, '/guarded?tab=ready', createFakeAuth().auth);
    await screen.findByText('Landing');
    expect(destinationFrom('/')).toBe('/guarded?tab=ready');
  });

  it('does not send somebody back to where they signed out', async () => {
    show(routes, '/guarded', createFakeAuth(session()).auth);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect(destinationFrom('/')).toBe('/dashboard');
  });

  it('follows a sign-out that was made elsewhere [AUTH-36]', async () => {
    const { auth, set } = createFakeAuth(session());
    show(routes, '/guarded', auth);
    await screen.findByText('Secret');
    await act(async () => set(null));
    expect(screen.getByText('Landing')).toBeTruthy();
    // Users who were signed out elsewhere come back here
    expect(destinationFrom('/')).toBe('/guarded');
  });
});

describe('the admin guard', () => {
  const asMember = () => show(routes, '/admin', createFakeAuth(session()).auth);

  it('says that it is checking [GLOB-52]', async () => {
    getMe.mockReturnValue(new Promise(() => undefined));
    asMember();
    expect(await screen.findByRole('heading', { name: 'Checking Access' })).toBeTruthy();
  });

  it.each(['admin', 'owner'] as const)('lets an %s through', async (role) => {
    getMe.mockResolvedValue(user({ role }));
    asMember();
    expect(await screen.findByText('Figures')).toBeTruthy();
  });

  it('tells everybody else that they may not, with a way home [GLOB-55, GLOB-56, GLOB-57]', async () => {
    asMember();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(
      screen.getByText("You don't have permission to access the admin area. Admin privileges are required."),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('says why a check failed and makes it again [GLOB-53, GLOB-54]', async () => {
    getMe
      .mockRejectedValueOnce(new ApiError(409, 'conflict', 'The table is away'))
      .mockResolvedValue(user({ role: 'admin' }));
    asMember();
    expect(await screen.findByRole('heading', { name: 'Access Check Failed' })).toBeTruthy();
    expect(screen.getByText('The table is away')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Figures')).toBeTruthy();
  });
});
