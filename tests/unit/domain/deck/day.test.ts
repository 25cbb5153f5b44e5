import { expect, it } from 'vitest';
import { addDays, beginningOf, dayOf, daysBetween } from '../../../../lambdas/domain/deck/day.ts';
import { DAY, HOUR, instant } from '../../../../shared/model/time.ts';

const at = (text: string): number => Date.parse(text);

it('begins a day at four in the morning of the reader’s own clock', () => {
  expect(dayOf(at('2026-06-17T01:59:00Z'), 'Europe/Berlin')).toBe('2026-06-16');
  expect(dayOf(at('2026-06-17T02:00:00Z'), 'Europe/Berlin')).toBe('2026-06-17');
  expect(dayOf(at('2026-06-17T10:59:00Z'), 'America/Los_Angeles')).toBe('2026-06-16');
  expect(dayOf(at('2026-06-17T11:00:00Z'), 'America/Los_Angeles')).toBe('2026-06-17');
  expect(dayOf(at('2026-06-16T22:29:00Z'), 'Asia/Kolkata')).toBe('2026-06-16');
  expect(dayOf(at('2026-06-16T22:30:00Z'), 'Asia/Kolkata')).toBe('2026-06-17');
});

it('says at which instant a day begins, also where clocks are moved that night', () => {
  expect(instant(beginningOf('2026-03-28', 'Europe/Berlin'))).toBe('2026-03-28T03:00:00.000Z');
  expect(instant(beginningOf('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-29T02:00:00.000Z');
  expect(instant(beginningOf('2026-10-25', 'Europe/Berlin'))).toBe('2026-10-25T03:00:00.000Z');
  expect(instant(beginningOf('2026-11-01', 'America/New_York'))).toBe('2026-11-01T09:00:00.000Z');
});

it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata'])(
  'lets one day follow the other without a gap for two years: %s',
  (zone) => {
    for (let day = '2025-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const begins = beginningOf(day, zone);
      expect([day, dayOf(begins, zone), dayOf(begins - 1, zone)]).toEqual([day, day, addDays(day, -1)]);
      const hours = (beginningOf(addDays(day, 1), zone) - begins) / HOUR;
      expect(hours).toBeGreaterThanOrEqual(23);
      expect(hours).toBeLessThanOrEqual(25);
    }
  },
);

it('counts whole days, whatever clocks do between them', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-01-01', 36_500)).toBe(new Date(at('2026-01-01') + 36_500 * DAY).toISOString().slice(0, 10));
});

it('lets no time pass for whoever travels west over the border of a day', () => {
  const now = at('2026-06-17T03:00:00Z');
  const [home, abroad] = [dayOf(now, 'Asia/Tokyo'), dayOf(now + HOUR, 'Pacific/Honolulu')];
  expect([home, abroad]).toEqual(['2026-06-17', '2026-06-16']);
  expect(daysBetween(home, abroad)).toBe(0);
});
