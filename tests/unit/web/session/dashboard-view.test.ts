import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import {
  lastRead,
  loadFailure,
  plannedHours,
  tabFrom,
  tabs,
} from '../../../../web/src/features/session/dashboard/dashboard-view.ts';
import {
  anchorDashboard,
  customDashboard,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { aSession, SESSION } from '../samples/sessions.ts';

const lost = new ApiError(401, 'unauthenticated', 'Not authenticated');
const others = [new ApiError(500, 'internal', 'Boom'), new ApiError(0, 'network', 'Failed to fetch'), new Error()];

describe('the dashboard', () => {
  it.each([
    [customDashboard, 'Please sign in to view your dashboard'],
    [traditionalDashboard, 'Please sign in to view your dashboard'],
    [anchorDashboard, 'Please sign in to view your Anchor dashboard'],
  ])('asks to sign in when the session was lost [DASH-71, DASH-72, SESS-79] %#', (kind, text) => {
    expect(loadFailure(lost, kind)).toEqual({ text, signIn: true });
  });

  it.each([
    [customDashboard, 'Failed to load dashboard data. Please try again.'],
    [traditionalDashboard, 'Failed to load dashboard data. Please try again.'],
    [anchorDashboard, 'Failed to load Anchor dashboard data. Please try again.'],
  ])('says one thing for every other failure [DASH-73, DASH-74] %#', (kind, text) => {
    for (const error of others) expect(loadFailure(error, kind)).toEqual({ text, signIn: false });
  });

  it('adds up planned minutes where no figure can be had [PROG-26]', () => {
    const minutes = [30, 45, null].map((estimated_duration) => ({ estimated_duration }));
    expect(plannedHours(minutes)).toBe(1);
    expect(plannedHours([{ estimated_duration: 90 }])).toBe(2);
  });

  it('has a tab for each learning status and the bin, and takes an unknown one for All [DASH-08]', () => {
    expect(tabs.map(({ value }) => value)).toEqual(['all', 'ready', 'in-progress', 'completed', 'bin']);
    expect(tabFrom('in-progress')).toBe('in-progress');
    expect(tabFrom('draft')).toBe('all');
  });

  it('offers to go on with the story that was read last', () => {
    const sessions = [aSession(), aSession({ id: SESSION, learning_status: 'in-progress', title: 'Read' })];
    expect(lastRead(sessions)?.title).toBe('Read');
    expect(lastRead([aSession()])).toBeUndefined();
  });
});
