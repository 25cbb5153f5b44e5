import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import {
  lastRead,
  loadFailure,
  plannedHours,
  tabFrom,
  tabs,
} from '../../../../web/src/features/session/dashboard-view.ts';
import { aSession, SESSION } from '../samples/sessions.ts';

describe('the dashboard', () => {
  it('asks to sign in when the session was lost [DASH-71, SESS-79]', () => {
    expect(loadFailure(new ApiError(401, 'unauthenticated', 'Not authenticated'))).toEqual({
      text: 'Please sign in to view your dashboard',
      signIn: true,
    });
  });

  it('says one thing for every other failure [DASH-73]', () => {
    for (const error of [
      new ApiError(500, 'internal', 'Boom'),
      new ApiError(0, 'network', 'Failed to fetch'),
      new Error(),
    ])
      expect(loadFailure(error)).toEqual({ text: 'Failed to load dashboard data. Please try again.', signIn: false });
  });

  it('adds up planned minutes where no figure can be had [PROG-26]', () => {
    const minutes = [30, 45, null].map((estimated_duration) => ({ estimated_duration }));
    expect(plannedHours(minutes)).toBe(1);
    expect(plannedHours([{ estimated_duration: 90 }])).toBe(2);
  });

  it('has a tab for each learning status and takes an unknown one for All [DASH-08]', () => {
    expect(tabs.map(({ value }) => value)).toEqual(['all', 'ready', 'in-progress', 'completed']);
    expect(tabFrom('in-progress')).toBe('in-progress');
    expect(tabFrom('draft')).toBe('all');
  });

  it('offers to go on with the story that was read last', () => {
    const sessions = [aSession(), aSession({ id: SESSION, learning_status: 'in-progress', title: 'Read' })];
    expect(lastRead(sessions)?.title).toBe('Read');
    expect(lastRead([aSession()])).toBeUndefined();
  });
});
