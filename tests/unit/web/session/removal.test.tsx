import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anchorDashboard,
  customDashboard,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { lost, refuse } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { answer, openDashboard, press } from './stage.tsx';

afterEach(() => act(() => toast.remove()));

const TITLE = 'The Locked Room of Light';
const lessons = [anchorDashboard, traditionalDashboard];
const three = [customDashboard, ...lessons];
const said = (text: string) => within(screen.getByRole('region', { name: 'Notifications' })).findByText(text);
const startDelete = () => press(`Delete ${TITLE}`);
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('deleting one session', () => {
  it.each(three)(
    'has a button that appears on hover, and stays where there is none [DASH-38, DASH-85, DASH-113] %#',
    async (kind) => {
      openDashboard(kind);
      const button = await screen.findByRole('button', { name: `Delete ${TITLE}` });
      expect(screen.getByRole('article').contains(button)).toBe(true);
      expect(button.className.split(' ')).toEqual(
        expect.arrayContaining(['opacity-0', 'group-hover:opacity-100', '[@media(hover:none)]:opacity-100']),
      );
    },
  );

  it.each([
    [customDashboard, `Are you sure you want to delete "${TITLE}"? It will be moved to the recycling bin for 7 days.`],
    [anchorDashboard, `Delete "${TITLE}"? It will move to the recycling bin for 7 days.`],
    [traditionalDashboard, `Delete "${TITLE}"? It will move to the recycling bin for 7 days.`],
  ])(
    'asks first, and changes nothing when that is declined [DASH-50, DASH-51, DASH-52, DASH-55, DASH-113] %#',
    async (kind, text) => {
      const { callsOf } = openDashboard(kind);
      await startDelete();
      expect(await answer('Cancel')).toContain(text);
      await noDialog();
      expect(callsOf('deleteSession')).toEqual([]);
      expect(screen.getByRole('article')).toBeTruthy();
    },
  );

  it.each([
    [customDashboard, 'Story moved to recycling bin'],
    [anchorDashboard, 'Lesson moved to recycling bin'],
    [traditionalDashboard, 'Lesson moved to recycling bin'],
  ])('moves it to the bin and says so [DASH-09, DASH-56, DASH-58] %#', async (kind, text) => {
    const { callsOf } = openDashboard(kind);
    await startDelete();
    await answer('Delete');
    await said(text);
    expect(callsOf('deleteSession').map(({ params }) => params)).toEqual([{ sessionId: SESSION }]);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(await screen.findByRole('tab', { name: 'Recycling Bin 1' })).toBeTruthy();
  });

  it.each([
    [customDashboard, 'Story restored successfully'],
    [anchorDashboard, 'Lesson restored'],
    [traditionalDashboard, 'Lesson restored successfully'],
  ])('can be undone at once [DASH-60, DASH-62, DASH-63] %#', async (kind, text) => {
    openDashboard(kind);
    await startDelete();
    await answer('Delete');
    await press('Undo');
    await said(text);
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('says on Custom that it failed, whatever the reason [DASH-57]', async () => {
    openDashboard(customDashboard, { answers: { deleteSession: refuse('conflict') } });
    await startDelete();
    await answer('Delete');
    await said('Failed to delete story');
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it.each(lessons)('says of a lesson what the server says, else that it failed [DASH-59] %#', async (kind) => {
    const { answers } = openDashboard(kind, { answers: { deleteSession: refuse('conflict', 'It has changed.') } });
    await startDelete();
    await answer('Delete');
    await said('It has changed.');
    answers.deleteSession = lost;
    await startDelete();
    await answer('Delete');
    await said('Failed to delete lesson');
  });
});

const binned = (kind: (typeof three)[number]) => {
  const deleted_at = new Date(Date.now() - 3_600_000).toISOString();
  return { sessions: [], bin: [aSession({ mode: kind.mode, deleted_at })], search: '?tab=bin' };
};

describe('the bin', () => {
  it.each(three)(
    'lists what was deleted, when and how long it stays [DASH-39, DASH-40, DASH-41, DASH-87, DASH-113] %#',
    async (kind) => {
      const { callsOf } = openDashboard(kind, binned(kind));
      const row = (await screen.findByRole('heading', { level: 3, name: TITLE })).closest('li');
      expect(row?.textContent).toMatch(/Deleted .*\d{4} · 7 days remaining/);
      expect(screen.getByRole('button', { name: `Restore ${TITLE}` }).textContent).toBe('Restore');
      expect(screen.getByRole('button', { name: `Delete Forever: ${TITLE}` }).textContent).toBe('Delete Forever');
      expect(callsOf('listDeletedSessions')[0]?.query).toEqual({ mode: kind.mode });
    },
  );

  it.each(three)('says when it is empty [DASH-42, DASH-113] %#', async (kind) => {
    openDashboard(kind, { search: '?tab=bin' });
    expect(await screen.findByText('Recycling bin is empty')).toBeTruthy();
  });

  it('counts down to the end of an item [SESS-50]', async () => {
    const deleted_at = '2025-01-01T00:00:00.000Z';
    openDashboard(customDashboard, { bin: [aSession({ deleted_at })], search: '?tab=bin' });
    expect(await screen.findByText(/Will be permanently deleted soon/)).toBeTruthy();
  });

  it.each([
    [customDashboard, 'Story restored successfully'],
    [anchorDashboard, 'Lesson restored'],
    [traditionalDashboard, 'Lesson restored successfully'],
  ])(
    'gives back what is restored, once that is confirmed [DASH-55, DASH-60, DASH-62, DASH-63, SESS-51] %#',
    async (kind, text) => {
      const { callsOf } = openDashboard(kind, binned(kind));
      await press(`Restore ${TITLE}`);
      await answer('Cancel');
      await noDialog();
      expect(callsOf('restoreSession')).toEqual([]);
      await press(`Restore ${TITLE}`);
      await answer('Restore');
      await said(text);
      expect(await screen.findByText('Recycling bin is empty')).toBeTruthy();
      await userEvent.click(screen.getByRole('tab', { name: 'All' }));
      expect(await screen.findByRole('article')).toBeTruthy();
    },
  );

  it.each([
    [customDashboard, 'Story permanently deleted'],
    [anchorDashboard, 'Lesson permanently deleted'],
    [traditionalDashboard, 'Lesson permanently deleted'],
  ])(
    'deletes for ever once it is confirmed that this cannot be undone [DASH-55, DASH-65, DASH-67, SESS-52] %#',
    async (kind, text) => {
      const { callsOf } = openDashboard(kind, binned(kind));
      await press(`Delete Forever: ${TITLE}`);
      expect(await answer('Cancel')).toContain('This cannot be undone.');
      await noDialog();
      expect(callsOf('purgeSession')).toEqual([]);
      await press(`Delete Forever: ${TITLE}`);
      await answer('Delete Forever');
      await said(text);
      expect(await screen.findByText('Recycling bin is empty')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it.each([
    [customDashboard, 'Failed to restore story', 'Failed to permanently delete story'],
    [anchorDashboard, 'Failed to restore lesson', 'Failed to permanently delete lesson'],
    [traditionalDashboard, 'Failed to restore lesson', 'Failed to permanently delete lesson'],
  ])('says what failed and keeps the item [DASH-61, DASH-64, DASH-66, DASH-68] %#', async (kind, restore, purge) => {
    const answers = { restoreSession: refuse('conflict'), purgeSession: lost };
    openDashboard(kind, { ...binned(kind), answers });
    await press(`Restore ${TITLE}`);
    await answer('Restore');
    await said(restore);
    await press(`Delete Forever: ${TITLE}`);
    await answer('Delete Forever');
    await said(purge);
    expect(screen.getByRole('heading', { level: 3, name: TITLE })).toBeTruthy();
  });
});
