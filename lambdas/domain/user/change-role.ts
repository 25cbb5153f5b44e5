import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import type { MemberStore } from './member-ports.ts';
import type { UserRecord } from './user.ts';

/** Only an owner makes or unmakes an owner, and nobody changes their own role. */
const refuseUnlessMay = (caller: UserRecord, member: UserRecord, role: Role): void => {
  if (caller.role === 'user') throw new AppError('forbidden');
  if (caller.id === member.id) throw new AppError('own_role');
  if (caller.role !== 'owner' && (role === 'owner' || member.role === 'owner')) throw new AppError('owners_only');
};

/** The changed member. A role that they have already is left as it is, and no change. */
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

/** For whoever runs the product: nobody is an owner yet who could be asked. False when they are one already. */
export const makeOwner = async (members: MemberStore, userId: string, now: number): Promise<boolean> => {
  const member = await members.find(userId);
  if (!member || member.deleting_at !== undefined) throw new AppError('member_not_found');
  if (member.role === 'owner') return false;
  await members.setRole({ userId, from: member.role, to: 'owner', by: null, at: instant(now) });
  return true;
};
