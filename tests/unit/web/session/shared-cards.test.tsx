import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../shared/model/session/session.ts';
import { customDashboard } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { AT, aPassage, aScene, aSession } from '../samples/sessions.ts';
import { modulesOf } from '../viewer/stage.tsx';
import { openDashboard, press } from './stage.tsx';

const TITLE = 'The Locked Room of Light';
const card = async () => within(await screen.findByRole('article'));
const added = (given: Partial<NonNullable<Session['added']>> = {}, session: Partial<Session> = {}) =>
  aSession({ user_id: 'author-1', added: { at: AT, author: 'Mara Stein', shared: true, ...given }, ...session });

describe('a card', () => {
  it.each([
    ['private', null],
    ['community', 'Community'],
    ['public', 'Public'],
  ] as const)('that is %s says so, unless nobody else can read it [SESS-04, SESS-15]', async (visibility, mark) => {
    openDashboard(customDashboard, { sessions: [aSession({ visibility, is_public: visibility === 'public' })] });
    const shown = await card();
    await shown.findByRole('link', { name: TITLE });
    for (const label of ['Community', 'Public', 'Private'])
      expect(shown.queryAllByText(label)).toHaveLength(label === mark ? 1 : 0);
  });

  it('that a moderator hides says so, whomever it is shared with, and what that means where it is shared', async () => {
    openDashboard(customDashboard, { sessions: [aSession({ visibility: 'public', is_public: true, hidden: true })] });
    const shown = await card();
    expect(await shown.findByText('Hidden by a moderator')).toBeTruthy();
    expect(shown.queryByText('Public')).toBeNull();
    await press(`Share ${TITLE}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/A moderator has hidden this session/)).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });

  it('shares what is on it after showing what readers get and never get [SESS-03, SESS-04, COMM-16]', async () => {
    const scenes = [aScene(1, { sources: [aPassage('Light splits water.')] }), aScene(2)];
    const { callsOf } = openDashboard(customDashboard, {
      answers: {
        listScenes: () => modulesOf(scenes),
        getShown: () => ({ sentences: 9, verbatim: 4, author: 'Mara Stein' }),
        setVisibility: ({ body }) => aSession({ ...(body as Pick<Session, 'visibility'>), version: 5 }),
      },
    });
    await press(`Share ${TITLE}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /^Private/ }).getAttribute('aria-checked')).toBe('true');
    expect(dialog.queryByRole('textbox', { name: 'Link' })).toBeNull();
    expect(await dialog.findByText('the lesson: 2 scenes, 0 questions and your name, Mara Stein')).toBeTruthy();
    expect(dialog.getByText('Light splits water.')).toBeTruthy();
    expect(dialog.getByText(/^the rest of your material, the files themselves/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /^Community/ }));
    expect(callsOf('setVisibility')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Share with the community' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toMatch(/\/session\/ses_/);
    expect(callsOf('setVisibility').map(({ body }) => body)).toEqual([{ visibility: 'community' }]);
  });

  it('promises no rest of a material that stands in the lesson whole, and no name where there is none [SESS-46, COMM-05]', async () => {
    openDashboard(customDashboard, {
      answers: {
        listScenes: () => modulesOf([aScene(1)]),
        getShown: () => ({ sentences: 112, verbatim: 112, author: null }),
      },
    });
    await press(`Share ${TITLE}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^word for word, all 112 sentences of your material/)).toBeTruthy();
    expect(dialog.getByText(/you have no name yet, so it says “A learner”$/)).toBeTruthy();
    expect(dialog.getByText(/^the files themselves/)).toBeTruthy();
    expect(dialog.queryByText(/the rest of your material/)).toBeNull();
  });

  it('says that a choice nobody applied changed nothing, however the dialog is left [SESS-04]', async () => {
    const { callsOf } = openDashboard(customDashboard, {
      answers: {
        listScenes: () => modulesOf([aScene(1)]),
        getShown: () => ({ sentences: 9, verbatim: 4, author: 'Mara Stein' }),
      },
    });
    await press(`Share ${TITLE}`);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Public/ }));
    expect(dialog.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Make public' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Nothing was changed. It stays: Private.')).toBeTruthy();
    expect(callsOf('setVisibility')).toEqual([]);
  });

  it('of somebody else’s session names its author and has Remove in place of delete [SESS-06, SESS-62]', async () => {
    const sessions = [added()];
    const { callsOf } = openDashboard(customDashboard, {
      sessions,
      answers: {
        removeFromLibrary: () => {
          sessions.pop();
          return { ok: true };
        },
      },
    });
    const shown = await card();
    expect(shown.getByText('by Mara Stein')).toBeTruthy();
    for (const name of [`Delete ${TITLE}`, `Share ${TITLE}`]) expect(shown.queryByRole('button', { name })).toBeNull();
    await press(`Remove ${TITLE}`);
    expect(await screen.findByText('No story sessions yet')).toBeTruthy();
    expect([callsOf('removeFromLibrary').length, callsOf('deleteSession').length]).toEqual([1, 0]);
  });

  it('of what its author took back says so and leads nowhere [SESS-46]', async () => {
    openDashboard(customDashboard, { sessions: [added({ shared: false })] });
    const shown = await card();
    expect(shown.getByText('No longer shared by its author')).toBeTruthy();
    expect(shown.queryAllByRole('link')).toEqual([]);
    expect(shown.getByRole('button', { name: `Remove ${TITLE}` })).toBeTruthy();
  });

  it('of somebody else’s session is not picked for the bin', async () => {
    openDashboard(customDashboard, {
      sessions: [added(), aSession({ id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S5A', title: 'Mine' })],
    });
    await screen.findByText('by Mara Stein');
    await press('Select Multiple');
    await press('Select All');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});
