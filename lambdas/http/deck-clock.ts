import type { DeckSettings } from '../../shared/model/learning/deck.ts';
import type { Reckoning } from '../domain/deck/card.ts';
import { boundsOf, type DayBounds } from '../domain/deck/day.ts';
import type { FitRecord } from '../domain/deck/fit/record.ts';
import { deckStore, settingsStore } from '../runtime/container.ts';

export interface DeckClock extends Reckoning, DayBounds {
  readonly fit: FitRecord;
  readonly settings: DeckSettings;
}

/** What day it is for somebody, and how they want to review. */
export const deckClock = async (userId: string, now: number): Promise<DeckClock> => {
  const [settings, fit, account] = await Promise.all([
    deckStore().settings(userId),
    deckStore().fits.find(userId),
    settingsStore().find(userId),
  ]);
  const timezone = account?.timezone ?? 'UTC';
  return { now, timezone, retention: settings.retention, fit, settings, ...boundsOf(now, timezone) };
};
