import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { signInTexts } from '../../texts/sign-in.ts';
import { siteConfig } from '../browser/site-config.ts';
import { AuthFailure, type AuthService, type AuthSession, type SignInStep } from './auth.ts';
import { confirmAddress, sendResetCode, sendSignUpCode, setPassword } from './cognito-codes.ts';
import { failureOf, named } from './cognito-error.ts';

const changes = new Set(['signedIn', 'signedOut', 'tokenRefresh', 'tokenRefresh_failure']);

const told = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
};

const RENEWAL = 'fabula.renewal';

/** While one tab replaces the session, no tab of this browser has one, so they wait for this lock. */
const renewing = <T>(mode: LockMode, work: () => Promise<T>): Promise<T> =>
  // Locks exist only over HTTPS and on localhost
  navigator.locks ? navigator.locks.request(RENEWAL, { mode }, work) : work();

type Tokens = Pick<NonNullable<Awaited<ReturnType<typeof fetchAuthSession>>['tokens']>, 'accessToken' | 'idToken'>;

const keptTokens = () => cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();

const sessionOf = (tokens: Tokens, refreshToken: string): AuthSession | null => {
  const claims = tokens.idToken?.payload;
  if (!claims) return null;
  const name = claims['name'];
  return {
    access_token: tokens.accessToken.toString(),
    refresh_token: refreshToken,
    expires_at: tokens.accessToken.payload.exp ?? 0,
    signed_in_at: Number(tokens.accessToken.payload['auth_time'] ?? 0),
    user: {
      id: String(claims.sub),
      email: String(claims['email'] ?? ''),
      user_metadata: typeof name === 'string' && name !== '' ? { name } : {},
    },
  };
};

/** Without a connection nobody can say that a session is over: its user reads on what this browser keeps. */
const isUnreachable = (error?: unknown): boolean => !navigator.onLine || named(error, 'NetworkError');

const stored = async (): Promise<AuthSession | null> => {
  const kept = await keptTokens();
  const hasExpired = (kept?.accessToken?.payload.exp ?? Number.POSITIVE_INFINITY) * 1_000 <= Date.now();
  // Renewing them now would only fail
  if (kept && hasExpired && !navigator.onLine) return sessionOf(kept, kept.refreshToken ?? '');
  try {
    const { tokens } = await fetchAuthSession();
    return tokens ? sessionOf(tokens, (await keptTokens())?.refreshToken ?? '') : null;
  } catch (error) {
    if (!kept || !isUnreachable(error)) throw error;
    return sessionOf(kept, kept.refreshToken ?? '');
  }
};

const session = async (): Promise<AuthSession | null> => (await stored()) ?? renewing('shared', stored);

const steps: Partial<Record<string, SignInStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirm',
  RESET_PASSWORD: 'reset',
};

const enter = async (email: string, password: string): Promise<SignInStep> => {
  const { nextStep } = await signIn({ username: email, password });
  const step = steps[nextStep.signInStep];
  if (!step) throw new AuthFailure(signInTexts.unsupported);
  return step;
};

/** Entering a password again in a signed-in tab means to replace the session. */
const enterAfresh = async (email: string, password: string): Promise<SignInStep> => {
  try {
    return await enter(email, password);
  } catch (error) {
    if (!named(error, 'UserAlreadyAuthenticatedException')) throw error;
    await signOut();
    return enter(email, password);
  }
};

/** Whether somebody has to look at the session again; without an answer nothing is known of it, and a look would ask again. */
const isChange = ({ event, data }: { event: string; data?: unknown }): boolean =>
  changes.has(event) && !(event === 'tokenRefresh_failure' && isUnreachable(Reflect.get(Object(data), 'error')));

/** The Cognito user pool that `/config.json` names. */
export const connect = async (): Promise<AuthService> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await siteConfig();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint ? { userPoolEndpoint } : {}) } },
  });
  return {
    session,
    refresh: () => told(async () => void (await fetchAuthSession({ forceRefresh: true }))),
    signIn: (email, password) => told(() => enterAfresh(email, password)),
    signUp: ({ email, password, name }) =>
      told(async () => {
        const userAttributes = name === undefined ? { email } : { email, name };
        const { nextStep } = await signUp({ username: email, password, options: { userAttributes } });
        return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'confirm' : 'done';
      }),
    confirm: (email, code) => told(() => confirmAddress(email, code)),
    resend: (email) => told(() => sendSignUpCode(email)),
    forgot: (email) => told(() => sendResetCode(email)),
    reset: (email, code, password) => told(() => setPassword(email, code, password)),
    renew: (email, password) =>
      told(() =>
        renewing('exclusive', async () => {
          // Signing out through Amplify would notify the whole page that nobody is signed in
          await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
          await enter(email, password);
        }),
      ),
    signOut: () => told(() => signOut()),
    onChange: (listener) =>
      Hub.listen('auth', ({ payload }) => isChange(payload) && listener(), {
        listenerName: 'session',
        enableCrossTabEvents: true,
      }),
  };
};
