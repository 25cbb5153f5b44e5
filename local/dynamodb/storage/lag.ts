import { setTimeout as sleep } from 'node:timers/promises';
import { type Level, type Operation, spaces, under } from './storage.ts';

interface DelayedWrite {
  item: string;
  operations: Operation[];
}

/**
 * Makes indexes eventually consistent: their writes are stored with the item's, but applied after a random delay, in
 * order for each item. Writes that were not applied before the process ended are applied at the next start.
 */
export class IndexLag {
  readonly #level: Level;
  readonly #range: [min: number, max: number];
  readonly #last = new Map<string, { due: number; done: Promise<void> }>();
  readonly #stop = new AbortController();

  constructor(level: Level, range: [min: number, max: number]) {
    this.#level = level;
    this.#range = range;
  }

  static async catchUp(level: Level): Promise<void> {
    const due: [string, DelayedWrite][] = [];
    for await (const entry of level.iterator(under(spaces.lag))) due.push(entry as [string, DelayedWrite]);
    for (const [key, late] of due) await level.batch([...late.operations, { type: 'del', key }]);
  }

  /** The operation that stores index writes for later, to be committed with the item's write. */
  store(sequence: string, item: string, operations: Operation[]): Operation {
    return { type: 'put', key: spaces.lag + sequence, value: { item, operations } satisfies DelayedWrite };
  }

  /** Starts the delay; call once the stored operations are committed. */
  schedule(sequence: string, item: string, operations: Operation[]): void {
    const [min, max] = this.#range;
    const previous = this.#last.get(item);
    const due = Math.max(previous?.due ?? 0, Date.now() + min + Math.random() * (max - min));
    const done = this.#apply(sequence, operations, due, previous?.done).finally(() => {
      if (this.#last.get(item)?.done === done) this.#last.delete(item);
    });
    this.#last.set(item, { due, done });
  }

  async #apply(sequence: string, operations: Operation[], due: number, previous: Promise<void> | undefined) {
    await previous;
    try {
      await sleep(Math.max(0, due - Date.now()), undefined, { signal: this.#stop.signal });
    } catch {
      return; // closing: the next start catches up
    }
    try {
      await this.#level.batch([...operations, { type: 'del', key: spaces.lag + sequence }]);
    } catch (error) {
      console.error('[dynamodb] an index stays behind until the next start:', error);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#last.values()].map(({ done }) => done));
  }
}
