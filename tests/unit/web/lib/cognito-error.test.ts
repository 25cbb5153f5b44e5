import { AuthError } from 'aws-amplify/auth';
import { expect, it } from 'vitest';
import { AuthFailure } from '../../../../web/src/lib/auth/auth.ts';
import { failureOf } from '../../../../web/src/lib/auth/cognito-error.ts';

const refused = (name: string, message: string) => failureOf(new AuthError({ name, message }));

it.each([
  [
    'InvalidParameterException',
    "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    'password',
    'This password cannot be used. Please choose another one.',
  ],
  ['InvalidParameterException', 'Username should be an email.', 'email', 'Type a whole email address, such as name@'],
  ['InvalidPasswordException', 'Password did not conform with policy', 'password', 'This password cannot be used.'],
  ['NotAuthorizedException', 'Incorrect username or password.', 'password', 'Incorrect username or password.'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'password', 'Too many tries.'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'code', 'Too many tries.'],
  ['UsernameExistsException', 'User already exists', 'email', 'This email is already registered.'],
])('tells %s (%s) in our words [AUTH-28, AUTH-30]', (name, message, about, text) => {
  const failure = refused(name, message);
  expect(failure).toBeInstanceOf(AuthFailure);
  expect(failure).toMatchObject({ about, message: expect.stringContaining(text) });
});

it('knows an address that has an account by the code of the refusal [AUTH-28]', () => {
  expect(refused('UsernameExistsException', 'in any words')).toMatchObject({ taken: true });
  expect(refused('NotAuthorizedException', 'User already registered')).toMatchObject({ taken: false });
});

it.each([
  ['InvalidParameterException', "1 validation error detected: Value at 'clientId' failed to satisfy constraint"],
  ['SomethingNewException', 'Internal words of the service'],
  ['NetworkError', 'A network error has occurred.'],
])('leaves to the screens what there are no words of ours for: %s [AUTH-31]', (name, message) => {
  expect(refused(name, message)).not.toBeInstanceOf(AuthFailure);
});
