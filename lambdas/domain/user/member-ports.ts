import type { Member, MemberCounts } from '../../../shared/model/account/member.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { UserRecord } from './user.ts';

export interface MemberQuery {
  readonly search: string | undefined;
  readonly role: Role | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** With a search, a page may be short or empty although its cursor leads on. */
export interface MemberPage {
  readonly members: readonly UserRecord[];
  readonly cursor: string | null;
}

export interface RoleChange {
  readonly userId: string;
  readonly from: Role;
  readonly to: Role;
  /** Null is whoever runs the product. */
  readonly by: Pick<UserRecord, 'id' | 'role'> | null;
  readonly at: Instant;
}

export interface MemberStore {
  list(query: MemberQuery): Promise<MemberPage>;
  counts(): Promise<MemberCounts>;
  find(id: string): Promise<UserRecord | undefined>;
  /** Everything a role moves, or nothing; refuses to take the last owner away, and what has changed meanwhile. */
  setRole(change: RoleChange): Promise<void>;
}

export const presentMember = ({ id, name, email, role, subscription_tier, created_at }: UserRecord): Member => ({
  id,
  name,
  email,
  role,
  subscription_tier,
  created_at,
});
