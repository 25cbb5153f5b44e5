import type {
  ConfirmSignUpCommandInput,
  ResendConfirmationCodeCommandInput,
  SignUpCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { mismatch } from './codes.ts';
import { newPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { confirm, draftUser, update, writable } from './user.ts';
import type { PoolUser } from './user-store.ts';

export function signUpOperations(pool: Pool): Operations {
  return {
    async SignUp(input: SignUpCommandInput) {
      const draft = draftUser(pool, input.Username, writable(input.UserAttributes), 'UNCONFIRMED');
      const user: PoolUser = { ...draft, ...newPassword(pool, draft, input.Password) };
      if (!pool.autoConfirm) {
        update(pool, user, {});
        return { UserConfirmed: false, UserSub: user.sub, ...sendCode(pool, user.attributes['email']!, user) };
      }
      await pool.triggers.confirmed(confirm(pool, user), 'PostConfirmation_ConfirmSignUp');
      return { UserConfirmed: true, UserSub: user.sub };
    },

    async ConfirmSignUp({ Username = '', ConfirmationCode }: ConfirmSignUpCommandInput) {
      const user = pool.store.find(Username);
      if (user?.status === 'CONFIRMED')
        throw new ServiceError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
      pool.codes.check(Username, 'signup', ConfirmationCode);
      if (!user) mismatch();
      pool.codes.use(Username, 'signup');
      await pool.triggers.confirmed(confirm(pool, user), 'PostConfirmation_ConfirmSignUp');
    },

    ResendConfirmationCode({ Username = '' }: ResendConfirmationCodeCommandInput) {
      const user = pool.store.find(Username);
      if (user?.status === 'CONFIRMED')
        throw new ServiceError('InvalidParameterException', 'User is already confirmed.');
      return sendCode(pool, Username, user);
    },
  };
}

function sendCode(pool: Pool, username: string, user: PoolUser | undefined) {
  return pool.codes.send(username, 'signup', user?.attributes['email']);
}
