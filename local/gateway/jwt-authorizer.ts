import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { StringClaims } from './http-event.ts';

export interface JwtAuthorizer {
  issuer: string;
  clientId: string;
  jwks: JSONWebKeySet;
  /** Milliseconds since the epoch. */
  now?(): number;
}

/** The claims of an access token of this pool and client, or undefined for any other text. */
export function createJwtAuthorizer({ issuer, clientId, jwks, now = Date.now }: JwtAuthorizer) {
  const keys = createLocalJWKSet(jwks);
  return async (authorization = ''): Promise<StringClaims | undefined> => {
    const token = authorization.replace(/^Bearer /i, '');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      if (payload['client_id'] !== clientId || payload['token_use'] !== 'access') return undefined;
      return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asString(value)]));
    } catch {
      return undefined;
    }
  };
}

function asString(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(' ')}]` : String(value);
}
