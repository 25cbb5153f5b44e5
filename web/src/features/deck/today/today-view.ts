import type { Today } from '../../../../../shared/model/learning/deck.ts';

/** More than this, after a week without a review, is much at once. */
const MUCH = 20;
const WEEK = 7;

export type TodayView =
  /** No cards yet: there is nothing to say. */
  | { readonly kind: 'none' }
  | { readonly kind: 'clear'; readonly next: Today['ahead'][number] | undefined; readonly tomorrow: boolean }
  | {
      readonly kind: 'waiting';
      readonly minutes: number;
      /** Much has come together while nobody reviewed. */
      readonly away: boolean;
    };

/** How long this many cards take, in whole minutes. */
export const minutesFor = (cards: number, seconds: number): number => Math.max(1, Math.round((cards * seconds) / 60));

export const todayView = ({ due, fresh, seconds_a_card, behind, ahead }: Today): TodayView => {
  if (due + fresh > 0) {
    const past = behind.slice(0, -1);
    const rested = past.slice(-WEEK).every(({ reviews }) => reviews === 0);
    const away = due > MUCH && rested && past.some(({ reviews }) => reviews > 0);
    return { kind: 'waiting', minutes: minutesFor(due + fresh, seconds_a_card), away };
  }
  const next = ahead.find((day) => day.due > 0);
  if (!next && behind.every(({ reviews }) => reviews === 0)) return { kind: 'none' };
  return { kind: 'clear', next, tomorrow: next !== undefined && next === ahead[0] };
};

export interface DayBar {
  readonly day: string;
  /** Of the highest, 0 to 1; 0 for a day without a review. */
  readonly part: number;
  readonly today: boolean;
}

export const dayBars = ({ behind, day: today }: Pick<Today, 'behind' | 'day'>): readonly DayBar[] => {
  const most = Math.max(1, ...behind.map(({ reviews }) => reviews));
  return behind.map(({ day, reviews }) => ({ day, part: Math.max(0, reviews) / most, today: day === today }));
};
