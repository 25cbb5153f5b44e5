import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Groups } from '../../domain/user/ports.ts';

const mirrored = ['admin', 'owner'] as const;

/** The groups of the user pool, which mirror roles and decide nothing. An account that is gone is in none. */
export const openGroups = (
  userPoolId: string,
  client: Pick<CognitoIdentityProviderClient, 'send'> = new CognitoIdentityProviderClient(),
): Groups => ({
  mirror: async (userId, role) => {
    try {
      for (const group of mirrored) {
        const input = { UserPoolId: userPoolId, Username: userId, GroupName: group };
        if (group === role) await client.send(new AdminAddUserToGroupCommand(input));
        else await client.send(new AdminRemoveUserFromGroupCommand(input));
      }
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  },
});
