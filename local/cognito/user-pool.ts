import { randomBytes } from 'node:crypto';
import { awsError, sendJson } from '../lib/http.ts';
import { jsonProtocol, type Listener, type Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { accountOperations } from './account-operations.ts';
import { adminOperations } from './admin-operations.ts';
import { type CodeMail, createCodes } from './codes.ts';
import type { Pool } from './pool.ts';
import { signInOperations } from './sign-in-operations.ts';
import { signUpOperations } from './sign-up-operations.ts';
import { createTokenIssuer } from './tokens.ts';
import { createTriggers, type TriggerFunctions } from './triggers.ts';
import { openUserStore } from './user-store.ts';

const SERVICE = 'AWSCognitoIdentityProviderService';
const CLIENT_ID = 'fabulaembeddedwebclient000';

export interface UserPoolOptions {
  dataDir: string;
  region: string;
  groups: readonly string[];
  triggers?: TriggerFunctions;
  /** Confirms a new account at once, as a pre-sign-up trigger would; otherwise a code is mailed. */
  autoConfirm?: boolean;
  /** Milliseconds since the epoch. */
  now?(): number;
  onMail?(mail: CodeMail): void;
}

/**
 * A fake Cognito user pool with one app client, for aws-amplify's `userPoolEndpoint` and the SDK. `listener` serves the
 * operations for browsers, on the public port; `adminListener` also the `Admin…` operations, on the loopback interface.
 */
export function createUserPool(options: UserPoolOptions) {
  const { region, groups, autoConfirm = true, now: clock = () => Date.now(), onMail = () => {} } = options;
  const poolId = `${region}_Fabula`;
  // As in Cognito. It does not depend on the port, so tokens stay valid after a restart.
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  const now = () => Math.floor(clock() / 1000);
  const store = openUserStore(options.dataDir);
  const triggers = createTriggers(options.triggers ?? {}, { poolId, clientId: CLIENT_ID, region });
  const tokens = createTokenIssuer({ store, triggers, issuer, clientId: CLIENT_ID, now });
  const codes = createCodes(store, now, onMail);
  const pepper = store.setting('pepper', () => randomBytes(32).toString('hex'));
  const pool: Pool = { poolId, clientId: CLIENT_ID, groups, autoConfirm, store, codes, tokens, triggers, pepper, now };

  const own = { ...signUpOperations(pool), ...signInOperations(pool), ...accountOperations(pool) };
  const ours = checked(pool, own);
  const keysPath = `/${poolId}/.well-known/jwks.json`;

  return {
    listener: withKeys(keysPath, tokens.jwks, jsonProtocol(SERVICE, ours)),
    adminListener: jsonProtocol(SERVICE, { ...ours, ...checked(pool, adminOperations(pool)) }),
    poolId,
    clientId: CLIENT_ID,
    issuer,
    jwksUri: (base: string) => new URL(keysPath, base).href,
    close: () => store.close(),
  };
}

/** Refuses a call that names another pool or client before the operation sees it. */
function checked(pool: Pool, operations: Operations): Operations {
  const check = (input: { UserPoolId?: string; ClientId?: string }) => {
    if ((input.UserPoolId ?? pool.poolId) !== pool.poolId)
      throw new ServiceError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`);
    if ((input.ClientId ?? pool.clientId) !== pool.clientId)
      throw new ServiceError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
  };
  const entries = Object.entries(operations).map(([name, run]): [string, Operations[string]] => [
    name,
    (input) => {
      check(input);
      return run(input);
    },
  ]);
  return Object.fromEntries(entries);
}

function withKeys(path: string, jwks: object, operations: Listener): Listener {
  return async (req, res) => {
    if (req.method === 'POST') await operations(req, res);
    else if (req.method === 'GET' && req.url === path) sendJson(res, 200, jwks, { 'cache-control': 'max-age=3600' });
    else awsError(res, 404, 'ResourceNotFoundException', `${req.method} ${req.url} is not part of this stack`);
  };
}
