import { randomBytes } from 'node:crypto';
import type {
  AdminAddUserToGroupCommandInput,
  AdminCreateUserCommandInput,
  AdminListGroupsForUserCommandInput,
  AdminSetUserPasswordCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { listUsers } from './list-users.ts';
import { newPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { attributeList, attributeRecord, confirm, draftUser, summary, update } from './user.ts';
import type { PoolUser } from './user-store.ts';

interface UserInput {
  Username: string | undefined;
}

/** Admin operations, which need AWS credentials. */
export function adminOperations(pool: Pool): Operations {
  function named({ Username = '' }: UserInput): PoolUser {
    const user = pool.store.find(Username);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    return user;
  }
  function group(name = ''): string {
    if (!pool.groups.includes(name)) throw new ServiceError('ResourceNotFoundException', 'Group not found.');
    return name;
  }

  return {
    ListUsers: listUsers(pool),

    AdminGetUser(input: UserInput) {
      const user = named(input);
      return { ...summary(user), UserAttributes: attributeList(user) };
    },

    AdminCreateUser(input: AdminCreateUserCommandInput) {
      const attributes = attributeRecord(input.UserAttributes);
      const draft = draftUser(pool, input.Username, attributes, 'FORCE_CHANGE_PASSWORD');
      const password = input.TemporaryPassword ?? randomBytes(12).toString('base64url');
      const user = {
        ...draft,
        attributes: { ...draft.attributes, ...attributes },
        ...newPassword(pool, draft, password),
      };
      update(pool, user, {});
      return { User: { ...summary(user), Attributes: attributeList(user) } };
    },

    /** Existing sign-ins stay valid, as in Cognito. */
    AdminSetUserPassword(input: AdminSetUserPasswordCommandInput) {
      const user = named(input);
      const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      update(pool, user, { ...newPassword(pool, user, input.Password), status });
    },

    /** Confirms an account without a code. */
    async AdminConfirmSignUp(input: UserInput) {
      const user = named(input);
      if (user.status !== 'UNCONFIRMED')
        throw new ServiceError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`);
      await pool.triggers.confirmed(confirm(pool, user), 'PostConfirmation_ConfirmSignUp');
    },

    AdminDeleteUser: (input: UserInput) => pool.store.remove(named(input)),

    AdminUserGlobalSignOut(input: UserInput) {
      pool.store.revokeAll(named(input).sub);
    },

    AdminAddUserToGroup(input: AdminAddUserToGroupCommandInput) {
      const joined = group(input.GroupName);
      const user = named(input);
      update(pool, user, { groups: pool.groups.filter((name) => name === joined || user.groups.includes(name)) });
    },

    AdminRemoveUserFromGroup(input: AdminAddUserToGroupCommandInput) {
      const left = group(input.GroupName);
      const user = named(input);
      update(pool, user, { groups: user.groups.filter((name) => name !== left) });
    },

    AdminListGroupsForUser: (input: AdminListGroupsForUserCommandInput) => ({
      Groups: named(input).groups.map((GroupName) => ({ GroupName, UserPoolId: pool.poolId })),
    }),
  };
}
