import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shownMode } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { reloadPage } from '../../../../web/src/lib/browser/reload-page.ts';
import { refuse } from '../fake-api.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';
import { modulesOf, open, threeScenes, title } from './stage.tsx';

vi.mock('../../../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const link = (name: string) => screen.findByRole('link', { name });
const noScenes = () => modulesOf([]);

describe('the viewer without a story', () => {
  it('says that there is none, with the way back [VIEW-19, VIEW-20, VIEW-32]', async () => {
    open({ answers: { getSession: refuse('session_not_found') } });
    expect(await title('Story Session Not Found')).toBeTruthy();
    expect(screen.getByText('Story session not found or not accessible')).toBeTruthy();
    expect((await link('Back to Dashboard')).getAttribute('href')).toBe('/dashboard');
  });

  it('leads an anonymous user home, or lets them sign in and read what is theirs [VIEW-37]', async () => {
    const { answers, signIn } = open({ visitor: true, answers: { getSession: refuse('session_not_found') } });
    expect((await link('To the start page')).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Back to Dashboard')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(shownMode()).toBe('signin');
    answers.getSession = () => aSession();
    await signIn();
    expect(await title('A Room with One Window')).toBeTruthy();
  });

  it('says in an open page that its reader was signed out elsewhere, and is back once they sign in again [AUTH-36]', async () => {
    const { signIn, signOutElsewhere } = open();
    expect(await title('A Room with One Window')).toBeTruthy();
    await signOutElsewhere();
    expect(await title('You are signed out')).toBeTruthy();
    expect(screen.queryByText('Story Session Not Found')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(shownMode()).toBe('signin');
    await signIn();
    expect(await title('A Room with One Window')).toBeTruthy();
  });

  it('says that loading failed, and loads again [VIEW-21, VIEW-22, VIEW-23, VIEW-33]', async () => {
    const { answers } = open({ answers: { getSession: refuse('invalid') } });
    expect(await title('Story Session Error')).toBeTruthy();
    expect(screen.getByText('Failed to load session')).toBeTruthy();
    expect(await link('Back to Dashboard')).toBeTruthy();
    answers.getSession = () => aSession();
    await userEvent.click(screen.getByRole('button', { name: 'Reload Story' }));
    expect(await title('A Room with One Window')).toBeTruthy();
  });

  it('says that it is being created, and how long that takes [VIEW-24, VIEW-25]', async () => {
    const { generation } = atWork(0, null);
    const begun = { generation: generation && { ...generation, started_at: new Date().toISOString() } };
    open({ answers: { getSession: () => atWork(0, null, begun), listScenes: noScenes } });
    expect(await title('Creating Your Story')).toBeTruthy();
    expect(screen.getByText(/^This takes about 2-3 minutes\./)).toBeTruthy();
    expect(screen.getByText(/About 2–3 minutes in all\./)).toBeTruthy();
    expect(screen.getByText('Reading your material.')).toBeTruthy();
  });

  it('reloads the page with Update & Regenerate [VIEW-26]', async () => {
    open({ answers: { getSession: () => atWork(0, null), listScenes: noScenes } });
    await userEvent.click(await screen.findByRole('button', { name: 'Update & Regenerate' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('says that nothing was written, and where to add something [VIEW-27, VIEW-28, VIEW-29]', async () => {
    const failed = aSession({
      status: 'draft',
      learning_status: null,
      failure_reason: { code: 'scanned' },
    });
    open({ answers: { getSession: () => failed, listScenes: noScenes } });
    expect(await title('No Story Content')).toBeTruthy();
    expect(screen.getByText(/^This file holds pictures of pages and no text/)).toBeTruthy();
    expect((await link('Add Content')).getAttribute('href')).toBe(`/session/${SESSION}/edit`);
    expect(await link('Back to Dashboard')).toBeTruthy();
  });

  it.each([
    ['waits to be agreed on', { status: 'new' }],
    [
      'was refused before',
      { status: 'draft', failure_reason: { code: 'refused', params: { error: 'material_required' } } },
    ],
  ] as const)('leads from an anchor lesson that %s to where that is done [VIEW-27, ANCH-44]', async (_, state) => {
    const fresh = aSession({ mode: 'anchor', learning_status: null, contract_snapshot: null, ...state });
    open({ answers: { getSession: () => fresh, listScenes: noScenes } });
    expect(await title('No Story Content')).toBeTruthy();
    const goOn = `/upload/anchor?session=${SESSION}`;
    expect((await link('Choose topic and universe')).getAttribute('href')).toBe(goOn);
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('tells its owner that it lies in the bin [VIEW-31]', async () => {
    open({ answers: { getSession: () => aSession({ deleted_at: '2025-06-13T10:00:00.000Z' }) } });
    expect(await screen.findByText(/is in your Recycling Bin/)).toBeTruthy();
  });

  it('gives it back to its owner, once that is confirmed [VIEW-31, SESS-51]', async () => {
    const binned = aSession({ deleted_at: '2025-06-13T10:00:00.000Z' });
    const { answers, callsOf } = open({ answers: { getSession: () => binned, listScenes: noScenes } });
    answers.restoreSession = () => {
      answers.getSession = () => aSession();
      answers.listScenes = () => modulesOf(threeScenes);
      return aSession();
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(callsOf('restoreSession')).toEqual([]);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await title('A Room with One Window')).toBeTruthy();
    expect(await screen.findByText('Story restored successfully')).toBeTruthy();
  });
});
