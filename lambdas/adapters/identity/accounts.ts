import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Accounts } from '../../domain/user/ports.ts';

/** Reads email address and name from the user pool, because access tokens contain neither. */
export const createAccounts = (client: CognitoIdentityProviderClient, userPoolId: string): Accounts => ({
  find: async (username) => {
    try {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username }),
      );
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
      return { email: attribute('email') ?? '', name: attribute('name') };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  },
});
