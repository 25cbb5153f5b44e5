import { deepEqual, equal, rejects } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from '../../../local/stack/start.ts';
import type { Report } from '../report.ts';
import { type CognitoUser, cognitoJs, type Session } from './cognito-js.ts';

const email = 'ines@example.test';

/** The code of the newest mail. */
const codeIn = (outbox: string): string => {
  const newest = readdirSync(outbox).sort().at(-1) ?? '';
  const [, text = ''] = readFileSync(path.join(outbox, newest), 'utf8').split(/text\/plain[\s\S]*?\r\n\r\n/);
  return /\d{6}/.exec(Buffer.from(text.split('\r\n--')[0] ?? '', 'base64').toString())?.[0] ?? '';
};

const done = <T>(call: (callback: (error: Error | null | undefined, result: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result))));
const told = <T>(
  call: (callbacks: { onSuccess(result: T): void; onFailure(error: Error): void }) => void,
): Promise<T> => new Promise((onSuccess, onFailure) => call({ onSuccess, onFailure }));

/** The library that apps used before Amplify's own: it proves a password in its own implementation of SRP. */
export const judgeIdentity = async (report: Report, { origin, userPoolId, clientId, outbox }: Stack): Promise<void> => {
  const js = await cognitoJs();
  const kept = new Map<string, string>();
  const Storage = {
    setItem: (name: string, value: string) => void kept.set(name, value),
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const Pool = new js.CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint: `${origin}/`, Storage });
  const user = (): CognitoUser => new js.CognitoUser({ Username: email, Pool, Storage });
  const signIn = (who: CognitoUser, Password: string): Promise<Session> =>
    told((callbacks) => who.authenticateUser(new js.AuthenticationDetails({ Username: email, Password }), callbacks));
  const fails = (name: string, asked: Promise<unknown>) => rejects(asked, { name });

  await report.check('amazon-cognito-identity-js signs up, and asks for the mailed code', async () => {
    const attributes = [
      new js.CognitoUserAttribute({ Name: 'email', Value: email }),
      new js.CognitoUserAttribute({ Name: 'name', Value: 'Ines' }),
    ];
    await done((callback) => Pool.signUp(email, 'reading1', attributes, [], callback));
    await fails(
      'UsernameExistsException',
      done((callback) => Pool.signUp(email, 'reading1', attributes, [], callback)),
    );
    await fails('UserNotConfirmedException', signIn(user(), 'reading1'));
    const first = codeIn(outbox);
    await done((callback) => user().resendConfirmationCode(callback));
    const code = codeIn(outbox);
    if (first !== code)
      await fails(
        'CodeMismatchException',
        done((callback) => user().confirmRegistration(first, true, callback)),
      );
    await done((callback) => user().confirmRegistration(code, true, callback));
  });

  await report.check('amazon-cognito-identity-js signs in by its own SRP, and refreshes', async () => {
    await fails('NotAuthorizedException', signIn(user(), 'reading2'));
    const who = user();
    const session = await signIn(who, 'reading1');
    equal(session.isValid(), true);
    equal(session.getAccessToken().payload['client_id'], clientId);
    const again = await done<Session>((callback) => who.refreshSession(session.getRefreshToken(), callback));
    equal(again.isValid(), true);
    const attributes = await done<readonly { getName(): string; getValue(): string }[]>((callback) =>
      who.getUserAttributes(callback),
    );
    deepEqual(attributes.find((each) => each.getName() === 'name')?.getValue(), 'Ines');
  });

  await report.check(
    'amazon-cognito-identity-js changes a password, forgets it, and sets a new one by code',
    async () => {
      const who = user();
      await signIn(who, 'reading1');
      await fails(
        'NotAuthorizedException',
        done((callback) => who.changePassword('reading9', 'reading2', callback)),
      );
      await done((callback) => who.changePassword('reading1', 'reading2', callback));
      await told((callbacks) => user().forgotPassword(callbacks));
      const code = codeIn(outbox);
      const set = (password: string) => told<string>((callbacks) => user().confirmPassword(code, password, callbacks));
      await fails('InvalidPasswordException', set('short'));
      await set('reading3');
      await fails('NotAuthorizedException', signIn(user(), 'reading2'));
      await signIn(user(), 'reading3');
    },
  );

  await report.check('amazon-cognito-identity-js signs out everywhere, and deletes the account', async () => {
    const [who, elsewhere] = [user(), user()];
    const session = await signIn(elsewhere, 'reading3');
    await signIn(who, 'reading3');
    await told((callbacks) => who.globalSignOut(callbacks));
    await fails(
      'NotAuthorizedException',
      done((callback) => elsewhere.refreshSession(session.getRefreshToken(), callback)),
    );
    const last = user();
    await signIn(last, 'reading3');
    await done((callback) => last.deleteUser(callback));
    await fails('NotAuthorizedException', signIn(user(), 'reading3'));
  });
};
