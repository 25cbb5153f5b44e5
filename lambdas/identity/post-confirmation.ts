import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { instant } from '../../shared/model/time.ts';
import { newUser } from '../domain/user/user.ts';
import { userStore } from '../runtime/container.ts';
import { logger } from '../runtime/logger.ts';

/** A record that cannot be made now does not undo the sign-up: the first call of the API makes it. */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const { sub = event.userName, email = '', name } = event.request.userAttributes;
  try {
    await userStore().signUp(newUser(sub, email, name, instant(Date.now())));
  } catch (error) {
    logger.error('Error creating user record', { error });
  }
  return event;
};
