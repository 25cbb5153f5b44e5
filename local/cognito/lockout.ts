import { ServiceError } from '../lib/service-error.ts';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 900;

/** Accounts that are remembered at most, so that invented names cannot fill the memory. */
const MOST_NAMES = 10_000;

/**
 * From the fifth wrong password on, each one doubles the wait, up to fifteen minutes. The same for names without an
 * account; an account counts once however its name is spelled.
 */
export function createLockout(now: () => number) {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    check(account: string): void {
      if ((failures.get(account)?.until ?? 0) > now())
        throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded');
    },
    failed(account: string): void {
      const count = (failures.get(account)?.count ?? 0) + 1;
      const seconds = count < FREE_TRIES ? 0 : Math.min(2 ** (count - FREE_TRIES), LONGEST_SECONDS);
      failures.set(account, { count, until: now() + seconds });
      if (failures.size > MOST_NAMES) failures.delete(failures.keys().next().value ?? '');
    },
    succeeded: (account: string) => failures.delete(account),
  };
}
