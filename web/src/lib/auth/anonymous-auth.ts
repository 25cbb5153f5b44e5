import type { Auth } from './auth.ts';

const refuse = () => Promise.reject(new Error('A prerendered page signs nobody in'));

/** An authentication service in which nobody is signed in, for prerendered pages. */
export const anonymousAuth: Auth = {
  remembers: () => false,
  session: async () => null,
  refresh: refuse,
  signIn: refuse,
  signUp: refuse,
  confirm: refuse,
  resend: refuse,
  forgot: refuse,
  reset: refuse,
  renew: refuse,
  signOut: refuse,
  onChange: () => () => undefined,
};
