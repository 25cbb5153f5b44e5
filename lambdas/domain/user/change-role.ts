import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import type { MemberStore } from './member-ports.ts';
import type { UserRecord } from './user.ts';

/** Throws unless allowed: only owners change owners, and nobody changes their own role. */
const refuseUnlessMay = (caller: UserRecord, member: UserRecord, role: Role): void => {
  if (caller.role === 'user') throw new AppError('forbidden');
  if (caller.id === member.id) throw new AppError('own_role');
  if (caller.role !== 'owner' && (role === 'owner' || member.role === 'owner')) throw new AppError('owners_only');
};

/** The changed member. Does nothing when they have the role already. */
export const changeRole = async (
  members: MemberStore,
  { caller, userId, role, now }: { caller: UserRecord; userId: string; role: Role; now: number },
): Promise<UserRecord> => {
  const member = await members.find(userId);
  if (!member || member.deleting_at !== undefined) throw new AppError('member_not_found');
  refuseUnlessMay(caller, member, role);
  if (member.role === role) return member;
  const at = instant(now);
  await members.setRole({ userId, from: member.role, to: role, by: caller, at });
  return { ...member, role, updated_at: at };
};

/** Command of the operator to make the first owner. False when the user is one already. */
export const makeOwner = async (members: MemberStore, userId: string, now: number): Promise<boolean> => {
  const member = await members.find(userId);
  if (!member || member.deleting_at !== undefined) throw new AppError('member_not_found');
  if (member.role === 'owner') return false;
  await members.setRole({ userId, from: member.role, to: 'owner', by: null, at: instant(now) });
  return true;
};
