import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import type { SignIns } from '../../domain/user/ports.ts';

const refusals: Readonly<Partial<Record<string, ErrorCode>>> = {
  NotAuthorizedException: 'current_password_wrong',
  InvalidPasswordException: 'password_refused',
  InvalidParameterException: 'password_refused',
  PasswordHistoryPolicyViolationException: 'password_refused',
  LimitExceededException: 'too_many_tries',
  TooManyRequestsException: 'too_many_tries',
};

const translateErrors = async (answer: Promise<unknown>): Promise<void> => {
  try {
    await answer;
  } catch (error) {
    const code = error instanceof Error ? refusals[error.name] : undefined;
    throw code ? new AppError(code) : error;
  }
};

export const createSignIns = (client: CognitoIdentityProviderClient, UserPoolId: string): SignIns => ({
  setPassword: (Username, Password) =>
    translateErrors(client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))),

  changePassword: (AccessToken, PreviousPassword, ProposedPassword) =>
    translateErrors(client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }))),

  end: async (Username) => {
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  },
});
