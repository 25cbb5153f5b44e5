import { createHmac, randomBytes } from 'node:crypto';
import type {
  GetTokensFromRefreshTokenCommandInput,
  InitiateAuthCommandInput,
  RespondToAuthChallengeCommandInput,
  RevokeTokenCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { createLockout } from './lockout.ts';
import { srpIdentity } from './password.ts';
import type { Pool } from './pool.ts';
import { answerChallenge, makeVerifier, proof } from './srp.ts';
import type { PoolUser } from './user-store.ts';

const CHALLENGE_SECONDS = 180;
const MAX_CHALLENGES = 1000;

interface Challenge {
  key: Buffer;
  sub: string;
  expires: number;
}

export function signInOperations(pool: Pool): Operations {
  const lockout = createLockout(pool.now);
  // In memory: sign-ins that are in progress start over after a restart.
  const challenges = new Map<string, Challenge>();

  function challenge({ USERNAME: username = '', SRP_A = '' }: Record<string, string>) {
    const user = pool.store.find(username) ?? unknownUser(pool, username);
    lockout.check(user.sub);
    const answer = answerChallenge(user, SRP_A);
    if (!answer) wrongPassword();
    const secretBlock = randomBytes(48).toString('base64');
    const expires = pool.now() + CHALLENGE_SECONDS;
    challenges.set(secretBlock, { key: answer.key, sub: user.sub, expires });
    if (challenges.size > MAX_CHALLENGES) challenges.delete(challenges.keys().next().value!);
    const names = { USERNAME: user.sub, USER_ID_FOR_SRP: user.sub };
    const ChallengeParameters = { ...names, SALT: user.salt, SECRET_BLOCK: secretBlock, SRP_B: answer.serverPublic };
    return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters };
  }

  const refresh = async (token: string | undefined) => ({ AuthenticationResult: await pool.tokens.refresh(token) });

  return {
    InitiateAuth({ AuthFlow, AuthParameters = {} }: InitiateAuthCommandInput) {
      if (AuthFlow === 'USER_SRP_AUTH') return challenge(AuthParameters);
      if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
        return refresh(AuthParameters['REFRESH_TOKEN']);
      throw new ServiceError('InvalidParameterException', `${AuthFlow} flow not enabled for this client`);
    },

    async RespondToAuthChallenge({ ChallengeName, ChallengeResponses = {} }: RespondToAuthChallengeCommandInput) {
      if (ChallengeName !== 'PASSWORD_VERIFIER')
        throw new ServiceError('InvalidParameterException', `${ChallengeName} is not part of this stack`);
      const secretBlock = ChallengeResponses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
      const open = challenges.get(secretBlock);
      challenges.delete(secretBlock);
      if (!open || open.expires <= pool.now())
        throw new ServiceError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
      const timestamp = ChallengeResponses['TIMESTAMP'] ?? '';
      const expected = proof(open.key, srpIdentity(pool, open.sub), secretBlock, timestamp);
      const user = pool.store.find(open.sub);
      if (!user || ChallengeResponses['PASSWORD_CLAIM_SIGNATURE'] !== expected) {
        lockout.failed(open.sub);
        wrongPassword();
      }
      lockout.succeeded(open.sub);
      requireConfirmed(user);
      return { ChallengeParameters: {}, AuthenticationResult: await pool.tokens.signIn(user) };
    },

    GetTokensFromRefreshToken: (input: GetTokensFromRefreshTokenCommandInput) => refresh(input.RefreshToken),

    RevokeToken(input: RevokeTokenCommandInput) {
      pool.tokens.revoke(input.Token);
    },
  };
}

function requireConfirmed(user: PoolUser): void {
  if (user.status === 'UNCONFIRMED') throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw new ServiceError(
      'InvalidParameterException',
      'NEW_PASSWORD_REQUIRED is not part of this stack: give the user a permanent password',
    );
}

/** Derives a fake account from the name, so that repeated requests do not reveal that there is none. */
function unknownUser(pool: Pool, username: string) {
  const hex = createHmac('sha256', pool.pepper).update(username.toLowerCase()).digest('hex');
  const sub = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { sub, ...makeVerifier(srpIdentity(pool, sub), randomBytes(32).toString('hex'), hex.slice(32)) };
}

function wrongPassword(): never {
  throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
}
