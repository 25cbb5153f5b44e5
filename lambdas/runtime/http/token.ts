import { setting } from '../config.ts';
import { onceMade } from '../once.ts';

/** Loaded with the first token, and never by a call without one. */
const verifier = onceMade(async () => {
  const issuer = setting('TOKEN_ISSUER');
  const { createVerifier } = await import('./jwt-verifier.ts');
  return createVerifier(issuer, setting('JWKS_URI') ?? `${issuer}/.well-known/jwks.json`);
});

/** The claims of a token that its issuer signed and that has not expired. */
export const verifyToken = async (token: string): Promise<unknown> => (await verifier())(token);
