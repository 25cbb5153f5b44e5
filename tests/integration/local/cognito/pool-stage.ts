import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { expect } from 'vitest';
import type { CodeMail } from '../../../../local/cognito/codes.ts';
import { createUserPool, type UserPoolOptions } from '../../../../local/cognito/user-pool.ts';
import { listen, type RunningServer } from '../../../../local/lib/http.ts';

export const ANN = 'ann@example.com';
export const PASSWORD = 'secret';

/** A user pool in a folder of its own, on a clock of its own, and a browser tab of aws-amplify that talks to it. */
export const createPoolStage = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pool-'));
  const kept = new Map<string, string>();
  const mails: CodeMail[] = [];
  let clock = Date.now();
  let pool: ReturnType<typeof createUserPool>;
  let server: RunningServer;

  return {
    kept,
    mails,
    pool: () => pool,
    server: () => server,
    /** Lets time pass for the pool. */
    wait(seconds: number): void {
      clock += seconds * 1000;
    },
    /** A process that serves the pool on a port of its own. */
    async start(options: Partial<UserPoolOptions> = {}): Promise<void> {
      pool = createUserPool({
        dataDir,
        region: 'us-east-1',
        groups: ['owner', 'admin'],
        now: () => clock,
        onMail: (mail) => mails.push(mail),
        ...options,
      });
      server = await listen(createServer((req, res) => void pool.listener(req, res)));
      const { poolId: userPoolId, clientId: userPoolClientId } = pool;
      const Cognito = { userPoolId, userPoolClientId, userPoolEndpoint: server.endpoint, loginWith: { email: true } };
      Amplify.configure({ Auth: { Cognito } });
      cognitoUserPoolsTokenProvider.setKeyValueStorage({
        setItem: async (key, value) => void kept.set(key, value),
        getItem: async (key) => kept.get(key) ?? null,
        removeItem: async (key) => void kept.delete(key),
        clear: async () => kept.clear(),
      });
    },
    async stop(): Promise<void> {
      await server.close();
      pool.close();
    },
    /** The code of the newest mail. */
    code: (): string => mails.at(-1)?.code ?? '',
  };
};
export type PoolStage = ReturnType<typeof createPoolStage>;

export const signUp = (username = ANN, password = PASSWORD) =>
  auth.signUp({ username, password, options: { userAttributes: { email: username, name: 'Ann' } } });
export const signIn = (password = PASSWORD, username = ANN) => auth.signIn({ username, password });
/** What a call is expected to be refused with. */
export const refused = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message && { message: expect.stringContaining(message) }) });
