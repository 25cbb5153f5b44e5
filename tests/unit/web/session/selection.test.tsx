import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import {
  anchorDashboard,
  customDashboard,
  type DashboardKind,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { type Answers, refuse } from '../fake-api.ts';
import { aSession } from '../samples/sessions.ts';
import { answer, idOf, openDashboard, press } from './stage.tsx';

afterEach(() => act(() => toast.remove()));

const three = [customDashboard, anchorDashboard, traditionalDashboard];
const titles = ['One', 'Two', 'Three', 'Four'];

const select = async (kind: DashboardKind, answers: Answers = {}) => {
  const sessions = titles.map((title, index) => aSession({ id: idOf(index), title, mode: kind.mode }));
  const view = openDashboard(kind, { sessions, answers });
  await press('Select Multiple');
  return view;
};
const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const picked = () => screen.queryAllByRole('checkbox', { checked: true }).map((one) => one.getAttribute('aria-label'));
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = (text: string) => within(screen.getByRole('region', { name: 'Notifications' })).findByText(text);

describe('Select Multiple', () => {
  it.each(three)('makes cards selectable and counts them [DASH-33, DASH-36, DASH-91, DASH-100] %#', async (kind) => {
    await select(kind);
    await userEvent.click(box('One'));
    await userEvent.click(box('Three'));
    expect(button(/^Delete Selected/).textContent).toBe('Delete Selected (2)');
    await userEvent.click(box('One'));
    expect(button(/^Delete Selected/).textContent).toBe('Delete Selected (1)');
    expect(picked()).toEqual(['Select Three']);
  });

  it.each(three)('selects all and none [DASH-34, DASH-35, DASH-100] %#', async (kind) => {
    await select(kind);
    await press('Select All');
    expect(picked()).toHaveLength(4);
    expect(button(/^Delete Selected/).textContent).toBe('Delete Selected (4)');
    await press('Unselect All');
    expect(picked()).toEqual([]);
  });

  it('takes everything between with Shift', async () => {
    await select(customDashboard);
    const person = userEvent.setup();
    await person.click(box('Two'));
    await person.keyboard('{Shift>}');
    await person.click(box('Four'));
    await person.keyboard('{/Shift}');
    expect(picked()).toEqual(['Select Two', 'Select Three', 'Select Four']);
  });

  it('ends with Escape and with Done, and forgets what was picked', async () => {
    await select(customDashboard);
    await userEvent.click(box('One'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Select Multiple');
    expect(picked()).toEqual([]);
    await press('Done');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is not offered where there is nothing to select', async () => {
    openDashboard(customDashboard, { sessions: [] });
    await screen.findByText('No story sessions yet');
    expect(screen.queryByRole('button', { name: 'Select Multiple' })).toBeNull();
  });
});

describe('deleting what is selected', () => {
  it('does nothing without a selected item [DASH-53]', async () => {
    const { callsOf } = await select(customDashboard);
    expect(button(/^Delete Selected/).disabled).toBe(true);
    await userEvent.click(button(/^Delete Selected/));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('deleteSessions')).toEqual([]);
  });

  it.each(three)('asks first, and changes nothing when that is declined [DASH-54, DASH-55] %#', async (kind) => {
    const { callsOf } = await select(kind);
    await press('Select All');
    await press(/^Delete Selected/);
    expect(await answer('Cancel')).toContain('Delete 4 selected item(s) to the recycling bin?');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf('deleteSessions')).toEqual([]);
    expect(picked()).toHaveLength(4);
  });

  it.each([
    [customDashboard, 'Selected items moved to recycling bin'],
    [anchorDashboard, 'Selected lessons moved to recycling bin'],
    [traditionalDashboard, 'Selected lessons moved to recycling bin'],
  ])('moves them to the bin, says so and can be undone [DASH-69, DASH-91] %#', async (kind, text) => {
    const { callsOf } = await select(kind);
    await userEvent.click(box('Two'));
    await userEvent.click(box('Four'));
    await press(/^Delete Selected/);
    await answer('Delete');
    await said(text);
    expect(callsOf('deleteSessions').map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(3)] }]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Undo');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  });

  it('takes more than one call holds', async () => {
    const ids = Array.from({ length: 120 }, (_, index) =>
      SessionIdSchema.parse(`ses_${String(index).padStart(26, '0')}`),
    );
    const { callsOf } = openDashboard(customDashboard, { sessions: ids.map((id) => aSession({ id })) });
    await press('Select Multiple');
    await press('Select All');
    await press('Delete Selected (120)');
    await answer('Delete');
    await said('Selected items moved to recycling bin');
    expect(callsOf('deleteSessions').flatMap(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 20]);
  });

  it('says "Deleting…" while it runs [DASH-37]', async () => {
    await select(customDashboard, { deleteSessions: () => new Promise(() => undefined) });
    await press('Select All');
    await press(/^Delete Selected/);
    await answer('Delete');
    expect(await screen.findByText('Deleting…')).toBeTruthy();
  });

  it('says that it failed and keeps the selection [DASH-70]', async () => {
    await select(traditionalDashboard, { deleteSessions: refuse('conflict') });
    await userEvent.click(box('Two'));
    await press(/^Delete Selected/);
    await answer('Delete');
    await said('Bulk delete failed');
    expect(picked()).toEqual(['Select Two']);
  });
});
