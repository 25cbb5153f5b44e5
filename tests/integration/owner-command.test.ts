import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, it, vi } from 'vitest';
import { newAccount } from '../../local/stack/account.ts';
import { engineModel } from '../../local/stack/model/engine-model.ts';
import { announce } from '../../local/stack/process/running.ts';
import type { Stack } from '../../local/stack/start.ts';
import { createClient } from '../../shared/contract/client.ts';
import { startBuilt } from '../built/start.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'owner-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const signUp = (stack: Stack, name: string) =>
  newAccount(stack, { email: `${name}@example.test`, password: 'secret1', name });
const roleOf = async ({ origin }: Stack, token: string) =>
  (await createClient({ base: origin, token: async () => token, newKey: () => '' })('getMe')).role;

const owner = (...args: string[]) =>
  new Promise<{ code: number; out: string; said: string }>((resolve) => {
    execFile(process.execPath, ['local/owner.ts', ...args, '--data', dataDir], { cwd: root }, (error, out, said) =>
      resolve({ code: error ? Number(error.code) : 0, out, said }),
    );
  });

/** One after the other: a folder is open once. */
it('makes an owner while the stack runs, which counts at the next call and in the groups', async () => {
  const stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  const conceal = announce(dataDir, stack);
  try {
    const { token, id } = await signUp(stack, 'ann');
    await signUp(stack, 'bea');
    expect(await roleOf(stack, token)).toBe('user');
    expect((await owner('ann@example.test')).out).toBe('ann@example.test is an owner now.\n');
    expect(await roleOf(stack, token)).toBe('owner');
    const identity = new CognitoIdentityProviderClient({ endpoint: stack.identityEndpoint });
    const asked = new AdminListGroupsForUserCommand({ UserPoolId: stack.userPoolId, Username: id });
    await vi.waitFor(
      async () => {
        const { Groups = [] } = await identity.send(asked);
        expect(Groups.map(({ GroupName }) => GroupName)).toEqual(['owner']);
      },
      { timeout: 30_000 },
    );
    identity.destroy();
  } finally {
    conceal();
    await stack.close();
  }
});

it('makes an owner while nothing runs, once, and says when nobody has that address', async () => {
  expect(await owner('bea@example.test')).toMatchObject({ code: 0, out: 'bea@example.test is an owner now.\n' });
  expect(await owner('Bea@Example.test')).toMatchObject({ code: 0, out: 'Bea@Example.test is an owner already.\n' });
  expect(await owner('nobody@example.test')).toMatchObject({
    code: 1,
    out: 'Nobody has signed up as nobody@example.test.\n',
  });
  expect(await owner()).toMatchObject({ code: 1, said: expect.stringContaining('npm run owner -- EMAIL') });
});
