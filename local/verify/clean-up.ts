import type { Installation } from './installation.ts';
import { leave, leftOf } from './leaving.ts';
import { isInPool, removeFromPool } from './person.ts';
import type { Steps } from './steps.ts';
import type { Patience } from './until.ts';
import type { Made } from './verify.ts';

/**
 * After a failure: asks the product to delete the account; where that does not work either, takes the account out of
 * the user pool, so that nobody can use it, and says what is left to be deleted by hand.
 */
export const cleanUp = async (
  at: Installation,
  { email, person, sessions }: Made,
  { steps, patience }: { steps: Steps; patience: Patience },
): Promise<void> => {
  if (!person) {
    if (await isInPool(at, email)) await removeFromPool(at, email);
    return steps.say('Nothing is left of the account that was made for this.');
  }
  const held = { person, sessions };
  try {
    await leave(at, held, patience);
    steps.say('Nothing is left of the account that was made for this.');
  } catch {
    await removeFromPool(at, email);
    const left = await leftOf(at, held);
    steps.say(left.length === 0 ? 'Nothing is left of it.' : `Left of the account ${person.id}: ${left.join(', ')}.`);
  }
};
