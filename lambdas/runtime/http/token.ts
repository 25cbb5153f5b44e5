import { setting } from '../config.ts';
import { lazyAsync } from '../lazy.ts';

/** Loaded with the first token; anonymous requests do not need it. */
const verifier = lazyAsync(async () => {
  const issuer = setting('TOKEN_ISSUER');
  const { createVerifier } = await import('./jwt-verifier.ts');
  return createVerifier(issuer, setting('JWKS_URI') ?? `${issuer}/.well-known/jwks.json`);
});

/** The claims of a token that its issuer signed and that has not expired. */
export const verifyToken = async (token: string): Promise<unknown> => (await verifier())(token);
