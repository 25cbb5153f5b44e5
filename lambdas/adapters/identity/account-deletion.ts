import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { IdentityAccounts } from '../../domain/deletion/ports.ts';

const ignoreMissing = async (answer: Promise<unknown>): Promise<void> => {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/** Accounts are identified by their `sub`. */
export const createLeavingAccounts = (client: CognitoIdentityProviderClient, UserPoolId: string): IdentityAccounts => ({
  signOut: (Username) => ignoreMissing(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))),
  erase: (Username) => ignoreMissing(client.send(new AdminDeleteUserCommand({ UserPoolId, Username }))),
});

export const openLeavingAccounts = (userPoolId: string): IdentityAccounts =>
  createLeavingAccounts(new CognitoIdentityProviderClient(), userPoolId);
