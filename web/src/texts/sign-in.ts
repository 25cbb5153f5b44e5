import { texts } from './catalogue.ts';

/** Messages for the user pool's answers. */
export const signInTexts = texts('signIn', {
  unsupported: 'This way of signing in is not supported here.',
  taken: 'This email is already registered. Please sign in instead.',
  passwordRefused: 'This password cannot be used. Please choose another one.',
  incorrect: 'Incorrect username or password.',
  invalidCode: 'Invalid verification code provided, please try again.',
  expiredCode: 'Invalid code provided, please request a code again.',
  throttled: 'Too many tries. Please wait a while and try again.',
  mailFailed: 'The mail with your code could not be sent. Look at the address, or try again later.',
  emailInvalid: 'Type a whole email address, such as name@example.com',
});
