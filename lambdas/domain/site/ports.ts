import type { MemberCounts } from '../../../shared/model/account/member.ts';
import type { DayFigures } from '../../../shared/model/analytics.ts';

export interface SiteStore {
  counts(): Promise<MemberCounts>;
  /** Sessions whose learning status is in-progress. */
  active(): Promise<number>;
  days(dates: readonly string[]): Promise<readonly DayFigures[]>;
}
