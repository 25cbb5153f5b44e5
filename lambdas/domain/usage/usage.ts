import { planLimits, type Tier } from '../../../shared/catalogue/limits.ts';
import type { Usage } from '../../../shared/model/account/usage.ts';
import { counterOf, RUNNING } from './quota.ts';

/** The counters that a person's usage is answered from, by what they count. */
export const countersAt = (now: number) =>
  ({
    stories: counterOf('story', now),
    lessons: counterOf('lesson', now),
    expansions: counterOf('expansion', now),
    running: RUNNING,
  }) as const;

/** `used` by counter; an absent one counts nothing. */
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
