import { useState } from 'react';
import { forgetCode, pendingCode, rememberCode } from './codes/pending-code.ts';
import { type Faults, noCredentials, type TypedCredentials } from './form/credentials.ts';
import { authTexts } from './texts.ts';

export type AuthStep =
  /** `typed`, `faults`: initial values and errors of the form. */
  | { at: 'credentials'; typed?: TypedCredentials; faults?: Faults }
  /**
   * `fresh`: the account was created just now, which changes the final message. `sent`: the code was sent just now. Without
   * a password, the user has to sign in after the address is confirmed.
   */
  | { at: 'code'; credentials: TypedCredentials; fresh: boolean; sent: boolean }
  | { at: 'forgot'; email: string }
  | { at: 'reset'; email: string; sent: boolean };

const firstStep = (): AuthStep => {
  const awaited = pendingCode();
  if (!awaited) return { at: 'credentials' };
  const { use, email } = awaited;
  if (use === 'reset') return { at: 'reset', email, sent: false };
  return { at: 'code', credentials: { ...noCredentials, email }, fresh: false, sent: false };
};

/** The current step of signing in. A step that waits for a code is restored in another tab. */
export const useAuthStep = (): readonly [step: AuthStep, go: (to: AuthStep) => void] => {
  const [step, setStep] = useState(firstStep);
  const go = (to: AuthStep): void => {
    if (to.at === 'code') rememberCode({ use: 'confirm', email: to.credentials.email });
    else if (to.at === 'reset') rememberCode({ use: 'reset', email: to.email });
    else forgetCode();
    setStep(to);
  };
  return [step, go];
};

/** The heading of a step, for steps that have one. */
export const stepTitle = ({ at }: AuthStep): string | undefined => {
  if (at === 'credentials') return undefined;
  return at === 'code' ? authTexts.confirmTitle : authTexts.resetTitle;
};
