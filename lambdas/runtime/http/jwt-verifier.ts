import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '../../../shared/model/app-error.ts';
import { logger } from '../logs/logger.ts';

/** The library's own fetcher speaks https only; an issuer on a laptop does not. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`${uri} answers ${response.status}`);
    return response.arrayBuffer();
  },
};

/**
 * Verifies signature, issuer and times; the claims are checked where they are read. Throws `unauthenticated` for a token
 * that does not hold, and `busy` where that cannot be said because the issuer's keys cannot be fetched.
 */
export const createVerifier = (issuer: string, jwksUri: string) => {
  const known = { jwksCache: new SimpleJwksCache({ fetcher }) };
  const verifier = JwtVerifier.create({ issuer, jwksUri, audience: null }, known);
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
