import { describe, expect, it } from 'vitest';
import { dayBars, minutesFor, todayView } from '../../../../web/src/features/deck/today/today-view.ts';
import { aToday, dayAfter, twoWeeks } from '../samples/deck.ts';

describe('what a dashboard says of today', () => {
  it('is nothing for somebody who has no cards', () => {
    expect(todayView(aToday())).toEqual({ kind: 'none' });
  });

  it('says how many minutes due and new cards take together', () => {
    expect(todayView(aToday({ due: 12, fresh: 5, seconds_a_card: 20 }))).toEqual({
      kind: 'waiting',
      minutes: 6,
      away: false,
    });
    expect(minutesFor(1, 5)).toBe(1);
  });

  it('names the next day on which cards come when nothing is due', () => {
    expect(todayView(aToday({ ahead: [5, 2] }))).toMatchObject({ next: { due: 5 }, tomorrow: true });
    expect(todayView(aToday({ ahead: [0, 0, 3] }))).toMatchObject({
      next: { day: dayAfter(3), due: 3 },
      tomorrow: false,
    });
  });

  it('still speaks when everything was reviewed and nothing comes within a week', () => {
    expect(todayView(aToday({ behind: twoWeeks }))).toEqual({ kind: 'clear', next: undefined, tomorrow: false });
  });

  it('knows a week away by much that is due and no review in it', () => {
    const away = [9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(todayView(aToday({ due: 38, behind: away }))).toMatchObject({ away: true });
    expect(todayView(aToday({ due: 38, behind: twoWeeks }))).toMatchObject({ away: false });
    expect(todayView(aToday({ due: 3, behind: away }))).toMatchObject({ away: false });
    expect(todayView(aToday({ due: 38 }))).toMatchObject({ away: false });
  });
});

it('draws a bar for each day, as high as its reviews are of the most on one day', () => {
  const bars = dayBars(aToday({ behind: [8, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2] }));
  expect(bars.map(({ part }) => part).slice(0, 3)).toEqual([1, 0, 0.5]);
  expect(bars.filter(({ today }) => today)).toEqual([{ day: '2025-06-14', part: 0.25, today: true }]);
});
