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
 * Mails a code to whoever has an account. Cognito lets nobody reset a password whose address was never confirmed, and does not
 * say so: who signed up and has forgotten the password since gets the code that confirms the address instead.
 */
export const sendResetCode = async (email: string): Promise<void> => {
  try {
    await resetPassword({ username: email });
  } catch (error) {
    if (!named(error, 'UserNotFoundException') && !named(error, 'InvalidParameterException')) throw error;
  }
  // Refused for a confirmed address, which has just been sent the other one
  await resendSignUpCode({ username: email }).catch(() => undefined);
};

/** Takes either code that `sendResetCode` mails; after the one that confirms the address it mails the one for the password. */
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
