import type { BrowserContext } from 'playwright-core';
import type { SiteConfig } from '../../shared/web/site-config.ts';
import { me } from './common.ts';

const clientId = 'gallery';
const FAR = 4_102_444_800;

export const configOf = (origin: string): SiteConfig => ({
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_gallery',
  userPoolClientId: clientId,
  userPoolEndpoint: `${origin}/`,
  socketUrl: `${origin.replace(/^http/, 'ws')}/socket`,
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object): string =>
  [part({ alg: 'RS256', kid: 'key' }), part({ sub: me.id, iat: 0, exp: FAR, ...claims }), part({})].join('.');

/** Makes a browser remember a sign-in: nobody checks the signature of a token before it is sent. */
export const signIn = (context: BrowserContext): Promise<unknown> => {
  const held = {
    accessToken: tokenOf({ token_use: 'access', client_id: clientId, username: me.id }),
    idToken: tokenOf({ token_use: 'id', aud: clientId, email: me.email, name: me.name }),
    refreshToken: 'refresh',
    clockDrift: '0',
  };
  const stored = Object.entries(held).map(([name, value]) => [`${me.id}.${name}`, value] as const);
  return context.addInitScript(
    ({ prefix, entries }) => {
      for (const [name, value] of entries) localStorage.setItem(`${prefix}.${name}`, value);
    },
    {
      prefix: `CognitoIdentityServiceProvider.${clientId}`,
      entries: [['LastAuthUser', me.id] as const, ...stored],
    },
  );
};
