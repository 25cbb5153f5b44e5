import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFolder, run } from '../cache.ts';

type Done<T> = (error: Error | null | undefined, result: T) => void;

interface Token {
  getJwtToken(): string;
}
export interface Session {
  isValid(): boolean;
  getAccessToken(): Token & { payload: Readonly<Record<string, unknown>> };
  getRefreshToken(): object;
}
export interface CognitoUser {
  confirmRegistration(code: string, alias: boolean, done: Done<string>): void;
  resendConfirmationCode(done: Done<object>): void;
  authenticateUser(
    details: object,
    callbacks: { onSuccess(session: Session): void; onFailure(error: Error): void },
  ): void;
  refreshSession(token: object, done: Done<Session>): void;
  getUserAttributes(done: Done<readonly { getName(): string; getValue(): string }[]>): void;
  changePassword(before: string, after: string, done: Done<string>): void;
  forgotPassword(callbacks: { onSuccess(data: object): void; onFailure(error: Error): void }): void;
  confirmPassword(
    code: string,
    password: string,
    callbacks: { onSuccess(result: string): void; onFailure(error: Error): void },
  ): void;
  globalSignOut(callbacks: { onSuccess(message: string): void; onFailure(error: Error): void }): void;
  deleteUser(done: Done<string>): void;
}

/** What of amazon-cognito-identity-js is used here; the package lies in the cache and not among the dependencies. */
export interface CognitoJs {
  CognitoUserPool: new (
    data: object,
  ) => {
    signUp(name: string, password: string, attributes: object[], validation: [], done: Done<{ userSub: string }>): void;
  };
  CognitoUser: new (data: object) => CognitoUser;
  CognitoUserAttribute: new (data: object) => object;
  AuthenticationDetails: new (data: object) => object;
}

const version = '6.3.21';

export const cognitoJs = async (): Promise<CognitoJs> => {
  const folder = cachedFolder(`amazon-cognito-identity-js-${version}`, (into) => {
    const at = ['--prefix', into, '--no-audit', '--no-fund', '--ignore-scripts'];
    run('npm', ['install', ...at, `amazon-cognito-identity-js@${version}`]);
  });
  const file = path.join(folder, 'node_modules/amazon-cognito-identity-js/lib/index.js');
  return (await import(pathToFileURL(file).href)) as CognitoJs;
};
