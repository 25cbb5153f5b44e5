import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_MINUTES } from '../../shared/catalogue/limits.ts';
import { ServiceError } from '../lib/service-error.ts';
import type { Triggers } from './triggers.ts';
import type { PoolUser, PoolUserStore, RefreshRow } from './user-store.ts';

const ACCESS_SECONDS = ACCESS_TOKEN_MINUTES * 60;
const REFRESH_SECONDS = 30 * 86_400;
const ALGORITHM = 'RS256';

interface Dependencies {
  store: PoolUserStore;
  triggers: Triggers;
  issuer: string;
  clientId: string;
  now(): number;
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** Issues and checks the pool's tokens. The key is created once for each installation and stored with the accounts. */
export function createTokenIssuer({ store, triggers, issuer, clientId, now }: Dependencies) {
  const pem = store.setting('signing-key', newKey);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256').update(pem).digest('base64').slice(0, 43);
  const sign = (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid }).sign(privateKey);

  async function issue(user: PoolUser, source: 'Authentication' | 'RefreshTokens', row: RefreshRow) {
    const override = await triggers.claims(user, `TokenGeneration_${source}`);
    const groups = override.groupOverrideDetails?.groupsToOverride ?? user.groups;
    const common = {
      sub: user.sub,
      ...(groups.length > 0 && { 'cognito:groups': groups }),
      iss: issuer,
      origin_jti: row.originJti,
      event_id: randomUUID(),
      auth_time: row.authTime,
      iat: now(),
      exp: now() + ACCESS_SECONDS,
    };
    const access = { ...common, client_id: clientId, token_use: 'access', scope: 'aws.cognito.signin.user.admin' };
    const id = {
      ...user.attributes,
      ...override.claimsToAddOrOverride,
      email_verified: user.attributes['email_verified'] === 'true',
      ...common,
      aud: clientId,
      token_use: 'id',
      'cognito:username': user.sub,
    };
    const suppressed = new Set(override.claimsToSuppress);
    const idClaims = Object.fromEntries(Object.entries(id).filter(([name]) => !suppressed.has(name)));
    return {
      AccessToken: await sign({ ...access, jti: randomUUID(), username: user.sub }),
      IdToken: await sign({ ...idClaims, jti: randomUUID() }),
      ExpiresIn: ACCESS_SECONDS,
      TokenType: 'Bearer',
    };
  }

  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: ALGORITHM, use: 'sig' }] },

    async signIn(user: PoolUser) {
      const RefreshToken = randomBytes(96).toString('base64url');
      const expires = now() + REFRESH_SECONDS;
      const row = { hash: digest(RefreshToken), sub: user.sub, originJti: randomUUID(), authTime: now(), expires };
      const issued = await issue(user, 'Authentication', row);
      store.addRefresh(row);
      return { ...issued, RefreshToken };
    },

    /** `auth_time` stays the time of the sign-in, and the refresh token stays the same one. */
    async refresh(refreshToken = '') {
      const row = store.refresh(digest(refreshToken));
      const user = row && store.find(row.sub);
      if (!user) throw new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked');
      if (row.expires <= now()) throw new ServiceError('NotAuthorizedException', 'Refresh Token has expired');
      return issue(user, 'RefreshTokens', row);
    },

    revoke: (refreshToken = '') => store.revoke(digest(refreshToken)),

    /** The user of a valid access token. */
    async userOf(accessToken = ''): Promise<PoolUser> {
      const currentDate = new Date(now() * 1000);
      const claims = await jwtVerify(accessToken, publicKey, { issuer, currentDate }).then(
        ({ payload }) => payload,
        (error: { code?: string }) => refuseToken(error.code === 'ERR_JWT_EXPIRED' ? 'has expired' : undefined),
      );
      if (claims['token_use'] !== 'access') refuseToken();
      const user = store.find(String(claims.sub));
      if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
      if (!store.isSignedIn(String(claims['origin_jti']))) refuseToken('has been revoked');
      return user;
    },
  };
}

function refuseToken(reason?: string): never {
  throw new ServiceError('NotAuthorizedException', reason ? `Access Token ${reason}` : 'Invalid Access Token');
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
