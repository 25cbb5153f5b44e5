import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Accounts } from '../../domain/user/ports.ts';

/** Access tokens carry neither address nor name: the pool is asked for them. */
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
