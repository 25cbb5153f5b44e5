import { beforeEach, describe, expect, it } from 'vitest';
import {
  type DueReminder,
  isOn,
  newReminder,
  nextReminder,
  type ReminderRecord,
  remindReviews,
  resetReminder,
} from '../../../../lambdas/domain/deck/reminder.ts';
import { type Job, jobName } from '../../../../lambdas/domain/job/job.ts';
import { newSettings } from '../../../../lambdas/domain/settings/settings.ts';
import { timezones } from '../../../../shared/catalogue/locales.ts';
import { DAY, HOUR, instant, MINUTE } from '../../../../shared/model/time.ts';

const berlin = 'Europe/Berlin';
const next = (hour: number, timezone: string, after: string) => nextReminder(hour, timezone, Date.parse(after));

describe('the next reminder', () => {
  it.each([
    ['later today', 18, berlin, '2026-01-10T10:00:00.000Z', '2026-01-10T17:00:00.000Z'],
    ['tomorrow once today’s has passed', 18, berlin, '2026-01-10T17:00:00.000Z', '2026-01-11T17:00:00.000Z'],
    [
      'an hour earlier by UTC once summer time has begun',
      18,
      berlin,
      '2026-03-28T18:00:00.000Z',
      '2026-03-29T16:00:00.000Z',
    ],
    ['an hour later by UTC once it has ended', 18, berlin, '2026-10-24T17:00:00.000Z', '2026-10-25T17:00:00.000Z'],
    [
      'as clocks begin again after an hour that they skip',
      2,
      berlin,
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ],
    ['so in the west', 2, 'America/New_York', '2026-03-08T05:30:00.000Z', '2026-03-08T07:00:00.000Z'],
    ['at the first of an hour that comes twice', 2, berlin, '2026-10-24T23:00:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['not at the second of it', 2, berlin, '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ['at a half hour of UTC', 9, 'Asia/Kolkata', '2026-01-10T12:00:00.000Z', '2026-01-11T03:30:00.000Z'],
    ['beyond the date line', 0, 'Pacific/Kiritimati', '2026-01-10T09:59:00.000Z', '2026-01-10T10:00:00.000Z'],
  ])('is %s', (_, hour, timezone, after, expected) => {
    expect(next(hour, timezone, after)).toBe(expected);
  });

  it('comes once on every date of a year, at its hour, in every zone that can be chosen', () => {
    for (const timezone of timezones) {
      const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone });
      let at = Date.parse('2026-01-01T00:00:00.000Z');
      const dates = new Set<string>();
      let odd = 0;
      for (let day = 0; day < 365; day += 1) {
        at = Date.parse(nextReminder(2, timezone, at));
        const [date = '', time] = shown.format(at).split(' ');
        expect(dates.has(date), `${timezone} ${date}`).toBe(false);
        dates.add(date);
        if (time !== '02:00') odd += 1;
      }
      expect(at - Date.parse('2026-01-01T00:00:00.000Z'), timezone).toBeLessThan(366 * DAY);
      // The night on which clocks skip it
      expect(odd, timezone).toBeLessThanOrEqual(1);
    }
  });
});

const noon = Date.parse('2026-05-05T12:00:00.000Z');
let rows: Map<string, ReminderRecord>;
let zones: Record<string, string>;
let started: Job[];
let failing: Set<string>;
beforeEach(() => {
  rows = new Map();
  zones = {};
  started = [];
  failing = new Set();
});
const reminders = {
  find: async (userId: string) => rows.get(userId),
  save: async (one: ReminderRecord) => void rows.set(one.user_id, one),
  async *due(now: string) {
    yield [...rows.values()].filter(isOn).filter(({ next_at }) => next_at <= now);
  },
  move: async (one: DueReminder, at: string) => {
    if (rows.get(one.user_id)?.next_at === one.next_at) rows.set(one.user_id, { ...one, next_at: at });
  },
};
const settings = {
  find: async (userId: string) => {
    const { profile_public: _, ...stored } = {
      profile_public: false,
      ...newSettings(userId, zones[userId], instant(noon)),
    };
    return stored;
  },
};
const jobs = {
  start: async (job: Job) => {
    if (failing.has(job.userId)) throw new Error('throttled');
    started.push(job);
  },
};
const set = (userId: string, hour: number, timezone = 'UTC', now = noon - DAY) => {
  zones[userId] = timezone;
  rows.set(userId, newReminder(userId, { on: true, hour }, { timezone, now }));
};
const remind = (now: number) => remindReviews({ reminders, settings, jobs }, now);
const names = () => started.map(jobName);

describe('reminding', () => {
  it('starts one mail a day for whom it is time, and none for others', async () => {
    set('ann', 12, 'UTC', noon - HOUR);
    set('bob', 13, 'UTC', noon - HOUR);
    for (let minute = 0; minute < 50; minute += 5) await remind(noon + minute * MINUTE);
    expect(names()).toEqual(['mail-review-2026-05-05-ann']);
    expect(rows.get('ann')?.next_at).toBe('2026-05-06T12:00:00.000Z');
  });

  it('names the mail by the date of the person, so that two runs at once start it once', async () => {
    set('ann', 8, 'Pacific/Auckland', noon - 2 * DAY);
    const next_at = '2026-05-04T20:00:00.000Z';
    rows.set('ann', { ...rows.get('ann')!, next_at });
    await Promise.all([remind(Date.parse(next_at)), remind(Date.parse(next_at))]);
    expect(new Set(names())).toEqual(new Set(['mail-review-2026-05-05-ann']));
  });

  it('says nothing hours later, and goes on the next day', async () => {
    set('ann', 12, 'UTC', noon - HOUR);
    await remind(noon + 4 * HOUR);
    expect(names()).toEqual([]);
    await remind(noon + DAY);
    expect(names()).toEqual(['mail-review-2026-05-06-ann']);
  });

  it('keeps to the hour of a zone that was changed since', async () => {
    set('ann', 12, 'UTC', noon - HOUR);
    zones['ann'] = 'America/New_York';
    await remind(noon);
    expect(names()).toEqual([]);
    expect(rows.get('ann')?.next_at).toBe('2026-05-05T16:00:00.000Z');
  });

  it('keeps nobody waiting for one whose mail cannot be started, and tries that again', async () => {
    for (const name of ['ann', 'bob']) set(name, 12, 'UTC', noon - HOUR);
    failing.add('ann');
    await expect(remind(noon)).rejects.toThrow('1 reminders failed');
    expect(names()).toEqual(['mail-review-2026-05-05-bob']);
    failing.clear();
    await remind(noon + 5 * MINUTE);
    expect(names()).toEqual(['mail-review-2026-05-05-bob', 'mail-review-2026-05-05-ann']);
  });

  it('is moved with the zone, and stays off where it is off', async () => {
    set('ann', 12);
    await resetReminder(reminders, 'ann', { timezone: 'Asia/Tokyo', now: noon });
    expect(rows.get('ann')?.next_at).toBe('2026-05-06T03:00:00.000Z');
    await reminders.save(newReminder('bob', { on: false, hour: 12 }, { timezone: 'UTC', now: noon }));
    await resetReminder(reminders, 'bob', { timezone: 'Asia/Tokyo', now: noon });
    expect(rows.get('bob')?.next_at).toBeNull();
    await resetReminder(reminders, 'nobody', { timezone: 'Asia/Tokyo', now: noon });
    expect(rows.has('nobody')).toBe(false);
  });
});
