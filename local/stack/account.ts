import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

interface Pool {
  /** Address of a local user pool. */
  readonly origin?: string;
  readonly userPoolId: string;
  readonly clientId: string;
}
interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** A signed-in account; `token` is refreshed when it expires. */
interface SignedIn {
  readonly id: string;
  readonly token: () => Promise<string>;
}

/**
 * Signs up as a browser does and stays signed in. Not for two accounts at the same time.
 * `confirm` confirms the account, where the pool requires a mailed code.
 */
export const signUpAndIn = async (
  pool: Pool,
  { email, password, name }: Account,
  confirm: () => Promise<void> = async () => undefined,
): Promise<SignedIn> => {
  const storage = new Map<string, string>();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.clientId,
        ...(pool.origin === undefined ? {} : { userPoolEndpoint: `${pool.origin}/` }),
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  await signUp({ username: email, password, options: { userAttributes: { email, name } } });
  await confirm();
  await signIn({ username: email, password });
  const session = async () => {
    const { tokens, userSub } = await fetchAuthSession();
    if (!tokens || !userSub) throw new Error('Signing in gave no token');
    return { id: userSub, token: tokens.accessToken.toString() };
  };
  return { id: (await session()).id, token: async () => (await session()).token };
};

/** Signs up and returns an access token, valid for a quarter of an hour. Not for two accounts at the same time. */
export const newAccount = async (pool: Pool, account: Account): Promise<{ token: string; id: string }> => {
  const { id, token } = await signUpAndIn(pool, account);
  const first = await token();
  await signOut();
  return { token: first, id };
};
