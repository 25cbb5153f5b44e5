import { planLimits, type Tier } from '../../../shared/catalogue/limits.ts';
import type { Usage } from '../../../shared/model/account/usage.ts';
import { counterOf, RUNNING } from './quota.ts';

/** Names of the usage counters at a time. */
export const countersAt = (now: number) =>
  ({
    stories: counterOf('story', now),
    lessons: counterOf('lesson', now),
    expansions: counterOf('expansion', now),
    running: RUNNING,
  }) as const;

/** `used` by counter; a missing one is 0. */
export const usageOf = (tier: Tier, used: ReadonlyMap<string, number>, now: number): Usage => {
  const counters = countersAt(now);
  const limits = planLimits[tier];
  const at = (counter: string, limit: number | null) => ({ used: used.get(counter) ?? 0, limit });
  return {
    tier,
    stories: at(counters.stories, limits.stories),
    lessons: at(counters.lessons, limits.lessonsPerMonth),
    expansions: at(counters.expansions, limits.expansionsPerMonth),
    running: at(counters.running, limits.running),
  };
};
