import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

interface Pool {
  readonly origin: string;
  readonly userPoolId: string;
  readonly clientId: string;
}
interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Signs up as a browser does and answers an access token, good for an hour. Not for two accounts at the same time. */
export const newAccount = async (
  pool: Pool,
  { email, password, name }: Account,
): Promise<{ token: string; id: string }> => {
  const kept = new Map<string, string>();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.clientId,
        userPoolEndpoint: `${pool.origin}/`,
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  await signUp({ username: email, password, options: { userAttributes: { email, name } } });
  await signIn({ username: email, password });
  const { tokens, userSub } = await fetchAuthSession();
  const token = tokens?.accessToken.toString();
  if (!token || !userSub) throw new Error('Signing in gave no token');
  await signOut();
  return { token, id: userSub };
};
