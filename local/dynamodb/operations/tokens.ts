import { createHash } from 'node:crypto';
import { ServiceError } from '../../lib/service-error.ts';
import type { Bill } from '../capacity.ts';

const LIFETIME_MS = 10 * 60_000;

interface Used {
  digest: string;
  at: number;
  /** The cost of a repeated request; undefined while the first one runs. */
  replay?: Bill;
}

/** Client request tokens: within ten minutes the same request with the same token is done once. */
export class Tokens {
  readonly #used = new Map<string, Used>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async once(token: string | undefined, items: unknown, run: () => Promise<{ bill: Bill; replay: Bill }>) {
    if (!token) return { bill: (await run()).bill, replayed: false };
    this.#forgetOld();
    const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64');
    const earlier = this.#used.get(token);
    if (earlier && earlier.digest !== digest) {
      const message = 'The request uses the same client token as a previous, but non-identical request';
      throw new ServiceError('IdempotentParameterMismatchException', message);
    }
    if (earlier?.replay) return { bill: earlier.replay, replayed: true };
    if (earlier) {
      throw new ServiceError('TransactionInProgressException', 'The transaction with the given token is in progress');
    }
    const entry: Used = { digest, at: this.#now() };
    this.#used.set(token, entry);
    try {
      const { bill, replay } = await run();
      entry.replay = replay;
      return { bill, replayed: false };
    } catch (error) {
      this.#used.delete(token);
      throw error;
    }
  }

  #forgetOld(): void {
    for (const [token, { at }] of this.#used) {
      if (at > this.#now() - LIFETIME_MS) return;
      this.#used.delete(token);
    }
  }
}
