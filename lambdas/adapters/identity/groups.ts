import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Groups } from '../../domain/user/ports.ts';

const mirrored = ['admin', 'owner'] as const;

/** Keeps the groups of the user pool in step with roles; permissions do not depend on them. A deleted account is ignored. */
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
