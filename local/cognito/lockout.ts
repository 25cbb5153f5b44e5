import { ServiceError } from '../lib/service-error.ts';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 900;

/** From the fifth wrong password on, each one doubles the wait, to fifteen minutes; names without an account alike. */
export function createLockout(now: () => number) {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    check(username: string): void {
      if ((failures.get(username)?.until ?? 0) > now())
        throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded');
    },
    failed(username: string): void {
      const count = (failures.get(username)?.count ?? 0) + 1;
      const seconds = count < FREE_TRIES ? 0 : Math.min(2 ** (count - FREE_TRIES), LONGEST_SECONDS);
      failures.set(username, { count, until: now() + seconds });
    },
    succeeded: (username: string) => failures.delete(username),
  };
}
