import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVerifier } from '../../../lambdas/runtime/http/jwt-verifier.ts';
import { logger } from '../../../lambdas/runtime/logs/logger.ts';
import { listen, type RunningServer, sendJson } from '../../../local/lib/http.ts';

const issuer = 'https://issuer.test';
const refused = (code: string) => expect.objectContaining({ code });
let server: RunningServer;
let reachable = true;
let token: string;
let strange: string;

const sign = (key: CryptoKey, kid: string) =>
  new SignJWT({ sub: 'ann' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setExpirationTime('1h')
    .sign(key);

beforeAll(async () => {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'known', alg: 'RS256', use: 'sig' }];
  server = await listen(createServer((_, res) => sendJson(res, reachable ? 200 : 503, { keys })));
  token = await sign(own.privateKey, 'known');
  strange = await sign(other.privateKey, 'strange');
});
afterAll(() => server.close());
beforeEach(() => {
  reachable = true;
  vi.spyOn(logger, 'error').mockReturnValue();
});

describe('verifying a token', () => {
  it('gives the claims of one that the issuer signed', async () => {
    expect(await createVerifier(issuer, server.endpoint)(token)).toMatchObject({ sub: 'ann', iss: issuer });
  });

  it('refuses one that nobody known signed, and goes on with those that hold', async () => {
    const verify = createVerifier(issuer, server.endpoint);
    await expect(verify(strange)).rejects.toEqual(refused('unauthenticated'));
    await expect(verify(strange)).rejects.toEqual(refused('unauthenticated'));
    await expect(verify('nonsense')).rejects.toEqual(refused('unauthenticated'));
    expect(await verify(token)).toMatchObject({ sub: 'ann' });
  });

  it('signs nobody out while the issuer’s keys cannot be fetched, and fetches them again', async () => {
    const verify = createVerifier(issuer, server.endpoint);
    reachable = false;
    await expect(verify(token)).rejects.toEqual(refused('busy'));
    reachable = true;
    expect(await verify(token)).toMatchObject({ sub: 'ann' });
  });
});
