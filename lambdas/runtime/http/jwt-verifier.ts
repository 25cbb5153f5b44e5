import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '../../../shared/model/app-error.ts';
import { logger } from '../logs/logger.ts';

/** The library's own fetcher requires https, which the local issuer does not have. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`${uri} answers ${response.status}`);
    return response.arrayBuffer();
  },
};

/**
 * Verifies signature, issuer and times; `acceptClaims` checks the other claims. Throws `unauthenticated` for an invalid
 * token, and `busy` when the issuer's keys cannot be fetched.
 */
export const createVerifier = (issuer: string, jwksUri: string) => {
  const options = { jwksCache: new SimpleJwksCache({ fetcher }) };
  const verifier = JwtVerifier.create({ issuer, jwksUri, audience: null }, options);
  return async (token: string): Promise<unknown> => {
    try {
      return await verifier.verify(token);
    } catch (error) {
      if (error instanceof JwtBaseError) throw new AppError('unauthenticated');
      logger.error('The keys that sign tokens cannot be fetched', { error });
      throw new AppError('busy');
    }
  };
};
