import { deleteAccount, remainingData } from './account-deletion.ts';
import type { Installation } from './installation.ts';
import type { StepRunner } from './steps.ts';
import { isInPool, removeFromPool } from './test-user.ts';
import type { CreatedData } from './verify.ts';
import type { WaitOptions } from './wait.ts';

/**
 * After a failure: asks the product to delete the account; where that does not work either, takes the account out of
 * the user pool, so that nobody can use it, and says what is left to be deleted by hand.
 */
export const cleanUp = async (
  at: Installation,
  { email, person, sessions }: CreatedData,
  { steps, patience }: { steps: StepRunner; patience: WaitOptions },
): Promise<void> => {
  if (!person) {
    if (await isInPool(at, email)) await removeFromPool(at, email);
    return steps.say('Nothing is left of the account that was made for this.');
  }
  const account = { person, sessions };
  try {
    await deleteAccount(at, account, patience);
    steps.say('Nothing is left of the account that was made for this.');
  } catch {
    await removeFromPool(at, email);
    const left = await remainingData(at, account);
    steps.say(left.length === 0 ? 'Nothing is left of it.' : `Left of the account ${person.id}: ${left.join(', ')}.`);
  }
};
