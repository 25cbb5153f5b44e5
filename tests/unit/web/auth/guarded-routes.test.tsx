import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../../web/src/app/paths.ts';
import { routes } from '../../../../web/src/app/routes.tsx';
import { destinationFrom } from '../../../../web/src/features/auth/destination.ts';
import { refuse, stubApi } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const patient = { timeout: 30_000 };
const empty = () => ({ items: [], cursor: null });
const left = { used: 0, limit: 5 };

/** Opens a page as a signed-in user and returns its heading. */
const visit = async (path: string, role: 'user' | 'admin' = 'user') => {
  stubApi({
    getMe: () => user({ role }),
    getUsage: () => ({ tier: 'free', stories: left, lessons: left, expansions: left, running: left }),
    listSessions: empty,
    listAnchorSessions: empty,
    listDeletedSessions: empty,
    getSession: () => aSession({ user_id: 'user-1' }),
    listMaterials: () => ({ items: [] }),
  });
  show(routes, path, createFakeAuth(session()).auth);
  return (await screen.findByRole('heading', { level: 1 }, patient)).textContent;
};

describe('a page for whoever is signed in', () => {
  it('is the Custom Stories dashboard [GLOB-13]', async () => {
    expect(await visit('/dashboard')).toBe('Your Story Sessions');
  });
  it('is the Traditional dashboard [GLOB-17]', async () => {
    expect(await visit('/dashboard/traditional')).toBe('Your Traditional Lessons');
  });
  it('is the Anchor dashboard [GLOB-15]', async () => {
    expect(await visit('/dashboard/anchor')).toBe('Your Anchor Lessons');
  });
  it('is the story wizard [GLOB-14]', async () => {
    expect(await visit('/upload')).toBe('Additional Context & Preferences');
  });
  it('is the lesson wizard [GLOB-18]', async () => {
    expect(await visit('/upload-traditional')).toBe('Learning Contract');
  });
  it('is the anchor page [GLOB-16]', async () => {
    expect(await visit('/upload/anchor')).toBe('Generate Anchor Lesson');
  });
  it('is the profile [GLOB-19, GLOB-29]', async () => {
    expect(await visit('/profile')).toBe('My Profile');
  });
  it('is the settings [GLOB-20]', async () => {
    expect(await visit('/settings')).toBe('Settings');
  });
  it('is the community [GLOB-22]', async () => {
    expect(await visit('/community')).toBe('Community');
  });
  it('is one’s collections', async () => {
    expect(await visit('/collections')).toBe('Collections');
  });
  it('is the page to expand a session [GLOB-21]', async () => {
    await visit(paths.editSession(SESSION));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update & Regenerate Story' })).toBeTruthy();
  });
});

describe('a session that was ended on another device', () => {
  it('is said to be over in place of the page, with the way back to it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const lost = refuse('unauthenticated');
    stubApi({ getMe: lost, getSubscription: lost, listSessions: lost, getStats: lost, getUsage: lost });
    const { auth } = createFakeAuth(session());
    const { router } = show(routes, '/dashboard', auth);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are signed out' }, patient)).toBeTruthy();
    expect(screen.queryByText('Unable to Load Dashboard')).toBeNull();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'), patient);
    expect(destinationFrom('/auth')).toBe('/dashboard');
  });
});
