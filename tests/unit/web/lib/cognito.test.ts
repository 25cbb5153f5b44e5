import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../web/src/lib/auth/cognito.ts';

const tokens = vi.hoisted(() => ({
  accessToken: { toString: () => 'access', payload: { exp: 2_000, auth_time: 1_000 } },
  idToken: { payload: { sub: 'user-1', email: 'ines@example.org', name: 'Ines Novak' } as Record<string, string> },
}));
const amplify = vi.hoisted(() => ({
  signIn: vi.fn(),
  signOut: vi.fn(),
  clearTokens: vi.fn(),
  fetchAuthSession: vi.fn(),
  listen: vi.fn(),
  kept: undefined as object | undefined,
}));
vi.mock('aws-amplify', () => ({ Amplify: { configure: () => undefined } }));
vi.mock('aws-amplify/auth', () => ({
  AuthError: class extends Error {},
  fetchAuthSession: amplify.fetchAuthSession,
  signIn: amplify.signIn,
  signOut: amplify.signOut,
}));
vi.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: {
    authTokenStore: { loadTokens: async () => amplify.kept, clearTokens: amplify.clearTokens },
  },
}));
vi.mock('aws-amplify/utils', () => ({ Hub: { listen: amplify.listen } }));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => ({}) }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { onLine: true });
  amplify.kept = { refreshToken: 'refresh' };
  amplify.fetchAuthSession.mockResolvedValue({ tokens });
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'DONE' } });
});

afterEach(() => vi.unstubAllGlobals());

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

describe('a session without an answer of the user pool', () => {
  const keep = () => {
    amplify.kept = { ...tokens, refreshToken: 'refresh' };
  };
  const failure = (name: string) => Object.assign(new Error(name), { name });
  const session = async () => (await connect()).session();

  it('goes on without a connection though its token has expired, and asks nobody', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    keep();
    expect((await session())?.user).toMatchObject({ id: 'user-1' });
    expect(amplify.fetchAuthSession).not.toHaveBeenCalled();
  });

  it('goes on where the user pool cannot be reached', async () => {
    keep();
    amplify.fetchAuthSession.mockRejectedValue(failure('NetworkError'));
    expect((await session())?.user).toMatchObject({ id: 'user-1' });
  });

  it('is over where the user pool says so, and is none where nobody was signed in', async () => {
    keep();
    amplify.fetchAuthSession.mockResolvedValue({});
    expect(await session()).toBeNull();
    amplify.fetchAuthSession.mockRejectedValue(failure('TooManyRequestsException'));
    await expect(session()).rejects.toThrow('TooManyRequestsException');
    amplify.kept = undefined;
    amplify.fetchAuthSession.mockRejectedValue(failure('NetworkError'));
    await expect(session()).rejects.toThrow('NetworkError');
  });

  it('is looked at again when it changes, but not because it could not be renewed without an answer', async () => {
    const listener = vi.fn();
    (await connect()).onChange(listener);
    const [, tell] = amplify.listen.mock.calls[0] as [string, (told: { payload: object }) => void];
    const fail = (name: string) => tell({ payload: { event: 'tokenRefresh_failure', data: { error: failure(name) } } });
    fail('NetworkError');
    expect(listener).not.toHaveBeenCalled();
    fail('NotAuthorizedException');
    tell({ payload: { event: 'signedOut' } });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
