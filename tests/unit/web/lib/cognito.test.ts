import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../web/src/lib/auth/cognito.ts';

const tokens = vi.hoisted(() => ({
  accessToken: { toString: () => 'access', payload: { exp: 2_000, auth_time: 1_000 } },
  idToken: { payload: { sub: 'user-1', email: 'ines@example.org', name: 'Ines Novak' } as Record<string, string> },
}));
const amplify = vi.hoisted(() => ({ signIn: vi.fn(), signOut: vi.fn(), clearTokens: vi.fn() }));
vi.mock('aws-amplify', () => ({ Amplify: { configure: () => undefined } }));
vi.mock('aws-amplify/auth', () => ({
  AuthError: class extends Error {},
  fetchAuthSession: async () => ({ tokens }),
  signIn: amplify.signIn,
  signOut: amplify.signOut,
}));
vi.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: {
    authTokenStore: { loadTokens: async () => ({ refreshToken: 'refresh' }), clearTokens: amplify.clearTokens },
  },
}));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => ({}) }));

beforeEach(() => {
  vi.clearAllMocks();
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'DONE' } });
});

describe('the session that the user pool keeps', () => {
  it('has both tokens, when it expires and began, and the user with name and address [AUTH-40, AUTH-42]', async () => {
    expect(await (await connect()).session()).toEqual({
      access_token: 'access',
      refresh_token: 'refresh',
      expires_at: 2_000,
      signed_in_at: 1_000,
      user: { id: 'user-1', email: 'ines@example.org', user_metadata: { name: 'Ines Novak' } },
    });
  });

  it('has no name where none was given [AUTH-40]', async () => {
    const { name: _, ...nameless } = tokens.idToken.payload;
    tokens.idToken.payload = nameless;
    expect((await (await connect()).session())?.user.user_metadata).toEqual({});
  });

  it('is renewed without a sign-out, which would lead the page away', async () => {
    await (await connect()).renew('ines@example.org', 'newer1');
    expect(amplify.clearTokens).toHaveBeenCalledBefore(amplify.signIn);
    expect(amplify.signIn).toHaveBeenCalledWith({ username: 'ines@example.org', password: 'newer1' });
    expect(amplify.signOut).not.toHaveBeenCalled();
  });
});
