import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { planLimits, type Tier } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';

export type GenerationKind = 'story' | 'lesson' | 'expansion';

/** Custom and Anchor count together as stories. */
export const kindOf = (mode: Mode): GenerationKind => (mode === 'traditional' ? 'lesson' : 'story');

/** Calendar months are UTC. Stories are counted for good, so that deleting one gives none back. */
export const counterOf = (kind: GenerationKind, now: number): string =>
  kind === 'story' ? kind : `${kind}#${instant(now).slice(0, 7)}`;

/** Throws `quota_exceeded` when nothing is left. The transaction that accepts a generation checks again. */
export const refuseOverQuota = (used: ReadonlyMap<string, number>, { quota }: Pick<Reservation, 'quota'>): void => {
  if (quota && (used.get(quota.counter) ?? 0) >= quota.limit) throw new AppError('quota_exceeded');
};

export const RUNNING = 'running';

const limitOf = (kind: GenerationKind, tier: Tier): number | null => {
  const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits[tier];
  return { story: stories, lesson: lessonsPerMonth, expansion: expansionsPerMonth }[kind];
};

/** What a generation reserves: quota, unless the plan is unlimited, and one of the concurrent places. */
export interface Reservation {
  readonly quota: { readonly counter: string; readonly limit: number } | null;
  readonly running: number;
}

export const reservationFor = (kind: GenerationKind, tier: Tier, now: number): Reservation => {
  const limit = limitOf(kind, tier);
  return {
    quota: limit === null ? null : { counter: counterOf(kind, now), limit },
    running: planLimits[tier].running,
  };
};
