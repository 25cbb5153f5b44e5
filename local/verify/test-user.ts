import { randomBytes } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ulid } from 'ulid';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { signUpAndIn } from '../stack/account.ts';
import type { Installation } from './installation.ts';

type Pool = Pick<Installation, 'site' | 'config' | 'identity'>;

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly api: Client;
}

/** An address of Amazon's mailbox simulator, which accepts every mail. */
export const throwawayAddress = (): string => `success+fabula-${ulid().toLowerCase()}@simulator.amazonses.com`;

/** Signs up and in like a browser. The account is confirmed by an admin call instead of a mailed code. */
export const signUp = async ({ site, config, identity }: Pool, email: string): Promise<TestUser> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  const pool = { userPoolId, clientId: userPoolClientId, ...(userPoolEndpoint ? { origin: site } : {}) };
  const account = { email, password: `Aa1-${randomBytes(18).toString('base64url')}`, name: 'Vera Verified' };
  const { id, token } = await signUpAndIn(pool, account, async () => {
    await identity.send(new AdminConfirmSignUpCommand({ UserPoolId: userPoolId, Username: email }));
  });
  return { id, email, api: createClient({ base: site, token, newKey: ulid }) };
};

const named = ({ config }: Pool, email: string) => ({ UserPoolId: config.userPoolId, Username: email });

export const isInPool = async (pool: Pool, email: string): Promise<boolean> => {
  try {
    await pool.identity.send(new AdminGetUserCommand(named(pool, email)));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
};

/** Deletes the account directly in the user pool, for cleaning up after a failure. */
export const removeFromPool = async (pool: Pool, email: string): Promise<void> => {
  try {
    await pool.identity.send(new AdminDeleteUserCommand(named(pool, email)));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};
