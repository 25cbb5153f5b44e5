import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../shared/model/time.ts';
import { binCount, daysRemaining, remainingLabel } from '../../../../web/src/features/session/bin/bin-view.ts';
import { AT } from '../samples/sessions.ts';

const deleted = Date.parse(AT);

describe('the days that remain to a deleted session', () => {
  it.each([
    ['at once', 0, 7],
    ['an hour later', HOUR, 7],
    ['a day later', DAY, 6],
    ['a day and an hour later', DAY + HOUR, 6],
    ['an hour before the end', 7 * DAY - HOUR, 1],
    ['at the end', 7 * DAY, 0],
  ])('are the ceiling of what is left of seven, %s [SESS-48]', (_, passed, days) => {
    expect(daysRemaining(AT, deleted + passed)).toBe(days);
  });

  it('are never below 0 [SESS-49]', () => {
    expect(daysRemaining(AT, deleted + 30 * DAY)).toBe(0);
  });

  it('are told in words, and their end too [SESS-50]', () => {
    expect(remainingLabel(AT, deleted)).toBe('7 days remaining');
    expect(remainingLabel(AT, deleted + 6 * DAY)).toBe('1 day remaining');
    expect(remainingLabel(AT, deleted + 7 * DAY)).toBe('Will be permanently deleted soon');
  });
});

describe('the count on the tab of the bin', () => {
  it('stands only when there is something in it [DASH-09, DASH-10]', () => {
    expect(binCount(1)).toBe('1');
    expect(binCount(99)).toBe('99');
    expect(binCount(0)).toBeUndefined();
    expect(binCount(undefined)).toBeUndefined();
  });

  it('ends where counting ends', () => {
    expect(binCount(100)).toBe('99+');
  });
});
