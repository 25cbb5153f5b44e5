import type { SessionId } from '../../../shared/model/id.ts';
import { DAY, type Instant, instant, MINUTE } from '../../../shared/model/time.ts';
import { dayOf } from './post.ts';
import type { PostActivity } from './post-counts.ts';

export const TRENDING_DAYS = 7;
const RANK_EVERY_MS = 15 * MINUTE;
/** The list ends here. */
const MAX_TRENDING = 200;
/** A like counts as much as this many views. */
const LIKE_WEIGHT = 4;
/** Days after which a like or view counts half. */
const HALF_LIFE_DAYS = 2;

export interface TrendingPost {
  readonly session_id: SessionId;
  readonly author_id: string;
}

/** `made`: when the posts were last put in order; undefined is never. */
export const isRankDue = (made: Instant | undefined, now: number): boolean =>
  made === undefined || now - Date.parse(made) >= RANK_EVERY_MS;

/** Today and the days before it, newest first. */
export const trendingDays = (now: number): string[] =>
  Array.from({ length: TRENDING_DAYS }, (_, ago) => dayOf(instant(now - ago * DAY)));

/** Likes and views of the last seven days, each worth less the older it is; best first. */
export const rank = (activities: readonly PostActivity[], now: number): TrendingPost[] => {
  const days = trendingDays(now);
  const scores = new Map<SessionId, TrendingPost & { score: number }>();
  for (const { session_id, author_id, day, likes, views } of activities) {
    const ago = days.indexOf(day);
    if (ago < 0) continue;
    const score = (likes * LIKE_WEIGHT + views) * 0.5 ** (ago / HALF_LIFE_DAYS);
    scores.set(session_id, { session_id, author_id, score: (scores.get(session_id)?.score ?? 0) + score });
  }
  return [...scores.values()]
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.session_id < b.session_id ? 1 : -1))
    .slice(0, MAX_TRENDING)
    .map(({ session_id, author_id }) => ({ session_id, author_id }));
};
