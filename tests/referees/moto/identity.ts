import { deepEqual, equal, rejects } from 'node:assert/strict';
import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { JwtVerifier } from 'aws-jwt-verify';
import { createLeavingAccounts } from '../../../lambdas/adapters/identity/account-deletion.ts';
import { createAccounts } from '../../../lambdas/adapters/identity/accounts.ts';
import { openGroups } from '../../../lambdas/adapters/identity/groups.ts';
import { createSignIns } from '../../../lambdas/adapters/identity/sign-ins.ts';
import type { Report } from '../report.ts';

const email = 'ines@example.test';

const PasswordPolicy = {
  MinimumLength: 6,
  RequireLowercase: false,
  RequireUppercase: false,
  RequireNumbers: false,
  RequireSymbols: false,
};

/** A pool as `infra/constructs/identity.ts` makes it, as far as moto knows its settings. */
const makePool = async (client: CognitoIdentityProviderClient) => {
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: 'fabula',
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      Policies: { PasswordPolicy },
    }),
  );
  const UserPoolId = UserPool?.Id ?? '';
  const flows = { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH' as const, 'ALLOW_REFRESH_TOKEN_AUTH' as const] };
  const made = await client.send(new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'site', ...flows }));
  for (const GroupName of ['admin', 'owner']) await client.send(new CreateGroupCommand({ UserPoolId, GroupName }));
  return { UserPoolId, clientId: made.UserPoolClient?.ClientId ?? '' };
};

export const judgeIdentity = async (report: Report, endpoint: string): Promise<void> => {
  const client = new CognitoIdentityProviderClient();
  const { UserPoolId, clientId } = await makePool(client);
  const Cognito = {
    userPoolId: UserPoolId,
    userPoolClientId: clientId,
    userPoolEndpoint: `${endpoint}/`,
    loginWith: { email: true },
  };
  Amplify.configure({ Auth: { Cognito } });
  const signIns = createSignIns(client, UserPoolId);
  let [userId, token] = ['', ''];

  await report.check('a person signs up, is confirmed, and signs in by SRP as the site does it', async () => {
    const userAttributes = { email, name: 'Ines' };
    const { isSignUpComplete } = await signUp({ username: email, password: 'reading1', options: { userAttributes } });
    equal(isSignUpComplete, false);
    const early = await signIn({ username: email, password: 'reading1' });
    equal(early.nextStep.signInStep, 'CONFIRM_SIGN_UP');
    await confirmSignUp({ username: email, confirmationCode: '123456' });
    equal((await signIn({ username: email, password: 'reading1' })).isSignedIn, true);
    const { tokens, userSub } = await fetchAuthSession();
    token = tokens?.accessToken.toString() ?? '';
    userId = userSub ?? '';
    equal(tokens?.accessToken.payload['token_use'], 'access');
  });

  await report.check('its tokens verify against the keys of the pool, as the API verifies them', async () => {
    const place = `${process.env['AWS_REGION']}/${UserPoolId}`;
    const issuer = `https://cognito-idp.${process.env['AWS_REGION']}.amazonaws.com/${UserPoolId}`;
    const jwks = await (await fetch(`${endpoint}/${UserPoolId}/.well-known/jwks.json`)).json();
    const verifier = JwtVerifier.create({ issuer, audience: null, jwksUri: `https://unused.test/${place}` });
    verifier.cacheJwks(jwks);
    const claims = await verifier.verify(token);
    deepEqual([claims['client_id'], claims['token_use'], claims.sub], [clientId, 'access', userId]);
  });

  await report.check('an account is found by its id, with address and name; nobody by another', async () => {
    const accounts = createAccounts(client, UserPoolId);
    deepEqual(await accounts.find(userId), { email, name: 'Ines' });
    equal(await accounts.find('0b9a3b0e-0000-4000-8000-000000000000'), undefined);
  });

  await report.check('groups follow a role, and somebody who is gone is in none', async () => {
    const groups = openGroups(UserPoolId, client);
    const names = async () => {
      const asked = new AdminListGroupsForUserCommand({ UserPoolId, Username: userId });
      return ((await client.send(asked)).Groups ?? []).map(({ GroupName }) => GroupName);
    };
    await groups.mirror(userId, 'admin');
    deepEqual(await names(), ['admin']);
    await groups.mirror(userId, 'owner');
    deepEqual(await names(), ['owner']);
    await groups.mirror('0b9a3b0e-0000-4000-8000-000000000000', 'admin');
  });

  await report.check('a password is changed with the one before', async () => {
    await signIns.changePassword(token, 'reading1', 'reading2');
    await signIns.setPassword(userId, 'reading3');
  });

  await report.check('a wrong password before is told as such', async () => {
    await rejects(signIns.changePassword(token, 'reading9', 'reading4'), { code: 'current_password_wrong' });
  });

  await report.check('a password that the pool refuses is told as such', async () => {
    await rejects(signIns.setPassword(userId, 'a'), { code: 'password_refused' });
  });

  await report.check('an account signs out everywhere and is erased, also twice', async () => {
    const leaving = createLeavingAccounts(client, UserPoolId);
    await leaving.signOut(userId);
    await leaving.erase(userId);
    await leaving.erase(userId);
    await leaving.signOut(userId);
  });
  await signOut().catch(() => undefined);
};
