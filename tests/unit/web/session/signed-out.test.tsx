import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anchorDashboard,
  customDashboard,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { refuse } from '../fake-api.ts';
import { aSession } from '../samples/sessions.ts';
import { answer, idOf, openDashboard, press } from './stage.tsx';

afterEach(() => act(() => toast.remove()));

const lost = refuse('unauthenticated');
const binned = () => [aSession({ id: idOf(1), title: 'Thrown away', deleted_at: new Date().toISOString() })];
const inBin = { search: '?tab=bin' };

describe.each([customDashboard, anchorDashboard, traditionalDashboard])('whose session was lost, %#', (kind) => {
  it('is asked to sign in to delete, whichever way [SESS-81]', async () => {
    openDashboard(kind, { answers: { deleteSession: lost, deleteSessions: lost } });
    await press(/^Delete/);
    await answer('Delete');
    expect(await screen.findByText('Please sign in to delete sessions')).toBeTruthy();
    act(() => toast.remove());
    await press('Select Multiple');
    await userEvent.click(within(await screen.findByRole('article')).getByRole('checkbox'));
    await press(/^Delete/);
    await answer('Delete');
    expect(await screen.findByText('Please sign in to delete sessions')).toBeTruthy();
  });

  it('is asked to sign in to delete for ever [SESS-81]', async () => {
    openDashboard(kind, { bin: binned(), answers: { purgeSession: lost }, ...inBin });
    await press('Delete Forever: Thrown away');
    await answer('Delete Forever');
    expect(await screen.findByText('Please sign in to delete sessions')).toBeTruthy();
  });

  it('is asked to sign in to restore [SESS-82]', async () => {
    openDashboard(kind, { bin: binned(), answers: { restoreSession: lost }, ...inBin });
    await press('Restore Thrown away');
    await answer('Restore');
    expect(await screen.findByText('Please sign in to restore sessions')).toBeTruthy();
  });

  it('is asked to sign in to see the bin [SESS-83]', async () => {
    openDashboard(kind, { answers: { listDeletedSessions: lost }, ...inBin });
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('Please sign in to view deleted sessions')).toBeTruthy();
  });

  it('is asked to sign in to see the figures [SESS-84]', async () => {
    openDashboard(kind, { answers: { getStats: lost } });
    expect(await screen.findByText('Please sign in to view dashboard stats')).toBeTruthy();
  });

  it('is not asked to sign in for another failure', async () => {
    openDashboard(kind, { answers: { getStats: refuse('invalid'), deleteSession: refuse('conflict') } });
    await press(/^Delete/);
    await answer('Delete');
    await screen.findByText(kind.deleted.reason ? /Somebody changed this/ : kind.deleted.failed);
    expect(screen.queryByText(/Please sign in/)).toBeNull();
  });
});
