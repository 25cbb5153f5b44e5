import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword } from 'aws-amplify/auth';
import { named } from './cognito-error.ts';

export const confirmAddress = async (email: string, code: string): Promise<void> => {
  try {
    await confirmSignUp({ username: email, confirmationCode: code });
  } catch (error) {
    if (!named(error, 'NotAuthorizedException', 'Current status is CONFIRMED')) throw error;
  }
};

export const sendSignUpCode = async (email: string): Promise<'sent' | 'confirmed'> => {
  try {
    await resendSignUpCode({ username: email });
    return 'sent';
  } catch (error) {
    if (!named(error, 'InvalidParameterException', 'already confirmed')) throw error;
    return 'confirmed';
  }
};

/**
 * Mails a code to the owner of an account. Cognito silently refuses to reset a password when the address was never
 * confirmed: such a user gets the code that confirms the address instead.
 */
export const sendResetCode = async (email: string): Promise<void> => {
  try {
    await resetPassword({ username: email });
  } catch (error) {
    if (!named(error, 'UserNotFoundException') && !named(error, 'InvalidParameterException')) throw error;
  }
  // Refused for a confirmed address, which has just been sent the reset code
  await resendSignUpCode({ username: email }).catch(() => undefined);
};

/** Accepts either code that `sendResetCode` mails; after the confirming one it mails the code for the password. */
export const setPassword = async (email: string, code: string, password: string): Promise<'done' | 'again'> => {
  try {
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
    return 'done';
  } catch (refusal) {
    if (!named(refusal, 'CodeMismatchException') && !named(refusal, 'ExpiredCodeException')) throw refusal;
    try {
      await confirmSignUp({ username: email, confirmationCode: code });
    } catch {
      throw refusal;
    }
    await resetPassword({ username: email });
    return 'again';
  }
};
