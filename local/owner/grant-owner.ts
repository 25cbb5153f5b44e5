import { AdminGetUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { makeOwner } from '../../lambdas/domain/user/change-role.ts';
import { newUser } from '../../lambdas/domain/user/user.ts';
import { createMemberStore } from '../../lambdas/store/user/members/member-store.ts';
import { signUp } from '../../lambdas/store/user/sign-up.ts';
import { instant } from '../../shared/model/time.ts';
import type { OwnerTarget } from './installation.ts';

type At = Pick<OwnerTarget, 'table' | 'identity' | 'userPoolId'>;

const findAccount = async ({ identity, userPoolId }: At, email: string) => {
  try {
    const input = { UserPoolId: userPoolId, Username: email };
    const { UserAttributes = [] } = await identity.send(new AdminGetUserCommand(input));
    const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
    return { id: attribute('sub') ?? '', email: attribute('email') ?? email, name: attribute('name') };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
};

/** Makes a user an owner, whether or not there are other owners. Repeating it changes nothing. */
export const grantOwner = async (at: At, email: string, now: number): Promise<'made' | 'already' | 'unknown'> => {
  const account = await findAccount(at, email);
  if (!account) return 'unknown';
  await signUp(at.table, newUser(account.id, account.email, account.name, instant(now)));
  return (await makeOwner(createMemberStore(at.table), account.id, now)) ? 'made' : 'already';
};
