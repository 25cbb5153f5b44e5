import { conflict } from '../errors.ts';

/** Thrown when other transactions lock items of a transaction; `positions` says which items. */
export class Conflicts extends Error {
  readonly positions: boolean[];

  constructor(positions: boolean[]) {
    super('Transaction is ongoing for the item');
    this.positions = positions;
  }
}

/**
 * Locks of items: single writes wait for each other; a transaction waits for earlier single writes; and any access to an
 * item of a running transaction is refused, as by DynamoDB.
 */
export class ItemLocks {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #transactions = new Set<string>();

  async write<T>(id: string, run: () => Promise<T>): Promise<T> {
    if (this.#transactions.has(id)) throw conflict();
    return this.#queue([id], run);
  }

  async transact<T>(ids: string[], run: () => Promise<T>): Promise<T> {
    const held = ids.map((id) => this.#transactions.has(id));
    if (held.includes(true)) throw new Conflicts(held);
    for (const id of ids) this.#transactions.add(id);
    try {
      return await this.#queue(ids, run);
    } finally {
      for (const id of ids) this.#transactions.delete(id);
    }
  }

  /** Refuses a transactional read of items that are being written. */
  read(ids: string[]): void {
    const held = ids.map((id) => this.#tails.has(id));
    if (held.includes(true)) throw new Conflicts(held);
  }

  async #queue<T>(ids: string[], run: () => Promise<T>): Promise<T> {
    const earlier = ids.map((id) => this.#tails.get(id));
    const { promise: tail, resolve: release } = Promise.withResolvers<void>();
    for (const id of ids) this.#tails.set(id, tail);
    try {
      await Promise.all(earlier);
      return await run();
    } finally {
      for (const id of ids) if (this.#tails.get(id) === tail) this.#tails.delete(id);
      release();
    }
  }
}
