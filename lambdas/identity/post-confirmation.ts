import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { AppError } from '../../shared/model/app-error.ts';
import { instant } from '../../shared/model/time.ts';
import { newUser } from '../domain/user/user.ts';
import { userStore } from '../runtime/container.ts';
import { logger } from '../runtime/logs/logger.ts';

type Confirmed = PostConfirmationTriggerEvent;

/** A record that cannot be made now does not undo the sign-up: the first call of the API makes it. */
const signedUp = async ({ userName, request }: Confirmed): Promise<void> => {
  const { sub = userName, email = '', name } = request.userAttributes;
  try {
    await userStore().signUp(newUser(sub, email, name, instant(Date.now())));
  } catch (error) {
    logger.error('Error creating user record', { error });
  }
};

/** Ends all sign-ins after a forgotten password was reset. */
const newPassword = async ({ userName, request }: Confirmed): Promise<void> => {
  const at = instant(Date.now());
  try {
    await userStore().update(request.userAttributes['sub'] ?? userName, { signed_out_at: at }, at);
  } catch (error) {
    // Without a record there is nobody to sign out
    if (!(error instanceof AppError)) logger.error('Sign-ins go on after a new password', { error });
  }
};

export const handler = async (event: Confirmed): Promise<Confirmed> => {
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') await signedUp(event);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await newPassword(event);
  return event;
};
