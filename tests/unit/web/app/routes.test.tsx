import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../../web/src/app/routes.tsx';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const getMe = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/lib/api/api.ts', async (original) => ({ ...(await original<object>()), api: getMe }));
vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Every path of the table, of those that ask for a sign-in or of the others. */
const placesOf = (table: readonly RouteObject[], guarded: boolean, within = false): string[] =>
  table.flatMap(({ path, children = [], Component }): string[] => {
    const inside = within || Component === SignInGuard;
    return [...(path !== undefined && inside === guarded ? [path] : []), ...placesOf(children, guarded, inside)];
  });

describe('the route table', () => {
  it('shows the landing page at / [GLOB-03]', async () => {
    show(routes, '/', createFakeAuth().auth);
    expect(await heading(/^Bring your notes/)).toBeTruthy();
  });

  it('shows the sign-in page at /auth [GLOB-10]', async () => {
    show(routes, '/auth', createFakeAuth().auth);
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy();
  });

  it('shows an anonymous user the debug page at /debug-mode [GLOB-27]', async () => {
    show(routes, '/debug-mode', createFakeAuth().auth);
    expect(await heading('Debug mode')).toBeTruthy();
  });

  it('shows anybody the not-found page at any other path, with ways back [GLOB-28]', async () => {
    show(routes, '/no/such/page', createFakeAuth().auth);
    expect(await heading('Page not found')).toBeTruthy();
    const places = ['Home', 'Community', 'Create a story'].map((name) => screen.getByRole('link', { name }));
    expect(places.map((link) => link.getAttribute('href'))).toEqual(['/', '/community', '/upload']);
  });

  it('leaves an anonymous user the public pages, the viewer and the debug page, and nothing else [GLOB-89]', () => {
    expect(placesOf(routes, false)).toEqual([
      '/session/:id',
      '/',
      ...[
        '/features',
        '/pricing',
        '/faq',
        '/about',
        '/privacy',
        '/terms',
        '/unsubscribe',
        '/checkout/success',
        '/auth',
      ],
      '/collections/:id',
      '/debug-mode',
      '*',
    ]);
  });

  it.each(placesOf(routes, true).filter((path) => path !== '*'))(
    'shows a visitor nothing of %s [GLOB-89]',
    async (path) => {
      const { router } = show(routes, path.replace(':id', '01JX4T'), createFakeAuth().auth);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  it('answers not found where a part of the administration is still to be built, to admins alone [GLOB-26]', async () => {
    getMe.mockResolvedValue(user());
    const member = show(routes, '/admin/settings', createFakeAuth(session()).auth);
    expect(await heading('Access Denied')).toBeTruthy();
    member.unmount();
    getMe.mockResolvedValue(user({ role: 'admin' }));
    show(routes, '/admin/settings', createFakeAuth(session()).auth);
    expect(await heading('Page not found')).toBeTruthy();
  });
});
