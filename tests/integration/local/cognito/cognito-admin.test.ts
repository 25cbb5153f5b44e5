import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserPool } from '../../../../local/cognito/user-pool.ts';
import { listen, type RunningServer } from '../../../../local/lib/http.ts';

const kept = new Map<string, string>();
let pool: ReturnType<typeof createUserPool>;
let server: RunningServer;
let client: CognitoIdentityProviderClient;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pool-'));
  pool = createUserPool({ dataDir, region: 'us-east-1', groups: ['owner', 'admin'] });
  server = await listen(createServer((req, res) => void pool.adminListener(req, res)));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new CognitoIdentityProviderClient({ endpoint: server.endpoint, region: 'us-east-1', credentials });
  const { poolId: userPoolId, clientId: userPoolClientId } = pool;
  const Cognito = { userPoolId, userPoolClientId, userPoolEndpoint: server.endpoint, loginWith: { email: true } };
  Amplify.configure({ Auth: { Cognito } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  pool.close();
});

async function createUser(email: string) {
  const UserPoolId = pool.poolId;
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes }));
  return { UserPoolId, Username: email };
}

async function createSignedIn(email: string) {
  const user = await createUser(email);
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password: 'secret', Permanent: true }));
  await auth.signIn({ username: email, password: 'secret' });
  return user;
}

const refreshed = async () => (await auth.fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;

describe('the SDK against the embedded user pool', () => {
  it('creates a user who signs in once a permanent password is set', async () => {
    const user = await createUser('Created@example.com');
    const created = await client.send(new AdminGetUserCommand(user));
    expect(created).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(created.UserCreateDate).toBeInstanceOf(Date);
    expect(created.UserAttributes).toContainEqual({ Name: 'email', Value: 'created@example.com' });
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password: 'secret', Permanent: true }));
    expect(await client.send(new AdminGetUserCommand(user))).toMatchObject({ UserStatus: 'CONFIRMED' });
    expect(await auth.signIn({ username: user.Username, password: 'secret' })).toMatchObject({ isSignedIn: true });
    await auth.signOut();
  });

  it('puts groups into the next token, as names of this pool only', async () => {
    const user = await createSignedIn('grouped@example.com');
    for (const GroupName of ['admin', 'owner', 'admin'])
      await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
    expect(await refreshed()).toMatchObject({ 'cognito:groups': ['owner', 'admin'] });
    await client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: 'owner' }));
    const { Groups } = await client.send(new AdminListGroupsForUserCommand(user));
    expect(Groups!.map((group) => group.GroupName)).toEqual(['admin']);
    await expect(client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'kings' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await auth.signOut();
  });

  it('signs nobody out by setting a password, but does by a global sign-out', async () => {
    const user = await createSignedIn('out@example.com');
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password: 'another', Permanent: true }));
    expect(await refreshed()).toBeDefined();
    await client.send(new AdminUserGlobalSignOutCommand(user));
    expect(await refreshed()).toBeUndefined();
    await auth.signOut();
    expect(await auth.signIn({ username: user.Username, password: 'another' })).toMatchObject({ isSignedIn: true });
    await auth.signOut();
  });

  it('lists users by filter and by page', async () => {
    for (const name of ['page-a', 'page-b', 'page-c']) await createUser(`${name}@example.com`);
    const list = (input: { Filter?: string; Limit?: number; PaginationToken?: string }) =>
      client.send(new ListUsersCommand({ UserPoolId: pool.poolId, ...input }));
    expect((await list({ Filter: 'email = "page-b@example.com"' })).Users).toHaveLength(1);
    const first = await list({ Filter: 'email ^= "page-"', Limit: 2 });
    expect(first.Users).toHaveLength(2);
    const rest = await list({ Filter: 'email ^= "page-"', Limit: 2, PaginationToken: first.PaginationToken! });
    expect(rest.Users).toHaveLength(1);
    expect(rest.PaginationToken).toBeUndefined();
    await expect(list({ Filter: 'picture = "x"' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('deletes a user for good', async () => {
    const user = await createSignedIn('gone@example.com');
    await client.send(new AdminDeleteUserCommand(user));
    await expect(client.send(new AdminGetUserCommand(user))).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect(await refreshed()).toBeUndefined();
    await auth.signOut();
  });

  it('refuses another pool and an operation it does not have', async () => {
    const Username = 'grouped@example.com';
    await expect(
      client.send(new AdminGetUserCommand({ UserPoolId: 'us-east-1_Other', Username })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(client.send(new DescribeUserPoolCommand({ UserPoolId: pool.poolId }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('DescribeUserPool'),
    });
  });
});
