import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '../../shared/model/app-error.ts';
import { setting } from './config.ts';
import { once } from './once.ts';

/** The library's own fetcher speaks https only; an issuer on a laptop does not. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`${uri} answers ${response.status}`);
    return response.arrayBuffer();
  },
};

const verifier = /* @__PURE__ */ once(() => {
  const issuer = setting('TOKEN_ISSUER');
  const jwksUri = setting('JWKS_URI') ?? `${issuer}/.well-known/jwks.json`;
  return JwtVerifier.create({ issuer, jwksUri, audience: null }, { jwksCache: new SimpleJwksCache({ fetcher }) });
});

/** The claims of a token that its issuer signed and that has not expired. */
export const verifyToken = async (token: string): Promise<unknown> => {
  try {
    return await verifier().verify(token);
  } catch {
    throw new AppError('unauthenticated');
  }
};
