import type {
  ChangePasswordCommandInput,
  ConfirmForgotPasswordCommandInput,
  DeleteUserCommandInput,
  ForgotPasswordCommandInput,
  GetUserCommandInput,
  GlobalSignOutCommandInput,
  UpdateUserAttributesCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { mismatch } from './codes.ts';
import { newPassword, srpIdentity } from './password.ts';
import type { Pool } from './pool.ts';
import { passwordMatches } from './srp.ts';
import { attributeList, confirm, update, writable } from './user.ts';

/** Operations on one's own account, with an access token or a mailed code. */
export function accountOperations(pool: Pool): Operations {
  return {
    async GetUser({ AccessToken }: GetUserCommandInput) {
      const user = await pool.tokens.userOf(AccessToken);
      return { Username: user.sub, UserAttributes: attributeList(user) };
    },

    async UpdateUserAttributes({ AccessToken, UserAttributes }: UpdateUserAttributesCommandInput) {
      const user = await pool.tokens.userOf(AccessToken);
      const changes = writable(UserAttributes);
      const email = changes['email']?.toLowerCase() ?? user.attributes['email']!;
      const holder = pool.store.find(email);
      if (holder && holder.sub !== user.sub)
        throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
      update(pool, user, { attributes: { ...user.attributes, ...changes, email } });
      return { CodeDeliveryDetailsList: [] };
    },

    async ChangePassword({ AccessToken, PreviousPassword, ProposedPassword }: ChangePasswordCommandInput) {
      const user = await pool.tokens.userOf(AccessToken);
      if (!passwordMatches(srpIdentity(pool, user.sub), PreviousPassword ?? '', user))
        throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
      update(pool, user, newPassword(pool, user, ProposedPassword));
    },

    /** Nothing is mailed to an unconfirmed address; the response is the same. */
    ForgotPassword({ Username = '' }: ForgotPasswordCommandInput) {
      const user = pool.store.find(Username);
      const reachable = user?.status === 'CONFIRMED' && user.attributes['email_verified'] === 'true';
      return pool.codes.send(Username, 'reset', reachable ? user.attributes['email'] : undefined);
    },

    async ConfirmForgotPassword({ Username = '', ConfirmationCode, Password }: ConfirmForgotPasswordCommandInput) {
      pool.codes.check(Username, 'reset', ConfirmationCode);
      const user = pool.store.find(Username);
      if (!user) mismatch();
      const changed = update(pool, user, newPassword(pool, user, Password));
      pool.codes.use(Username, 'reset');
      await pool.triggers.confirmed(confirm(pool, changed), 'PostConfirmation_ConfirmForgotPassword');
    },

    async DeleteUser({ AccessToken }: DeleteUserCommandInput) {
      pool.store.remove(await pool.tokens.userOf(AccessToken));
    },

    async GlobalSignOut({ AccessToken }: GlobalSignOutCommandInput) {
      pool.store.revokeAll((await pool.tokens.userOf(AccessToken)).sub);
    },
  };
}
