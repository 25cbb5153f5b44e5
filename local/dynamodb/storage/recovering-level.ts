import { ServiceError } from '../../lib/service-error.ts';
import { ReadWriteLock } from './read-write-lock.ts';
import type { Level, Operation, Range } from './storage.ts';

export interface Recovery {
  /** Opens the database; called again after a failed write. */
  open(): Promise<Level>;
  /** Throws when the disk has no space for what opening writes. */
  checkSpace?(): Promise<void>;
  /** Folder of the data, for error messages. */
  folder: string;
}

/**
 * A database that is reopened after a failed write. LevelDB would append behind the torn end of its log, and at the next
 * start drop everything from there on, acknowledged or not. So writes run one at a time, and after a failed one the
 * database is closed and reopened before the next. Until that succeeds, writes are refused and reads go on.
 * Do not write while iterating: reopening waits for all readers.
 */
export class RecoveringLevel implements Level {
  readonly #recovery: Recovery;
  readonly #readers = new ReadWriteLock();
  #level: Level;
  #state: 'open' | 'failed' | 'closed' = 'open';
  #lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(recovery: Recovery, level: Level) {
    this.#recovery = recovery;
    this.#level = level;
  }

  static async open(recovery: Recovery): Promise<RecoveringLevel> {
    return new RecoveringLevel(recovery, await recovery.open());
  }

  batch = (operations: Operation[]) => this.#write((level) => level.batch(operations));
  clear = (range: Range) => this.#write((level) => level.clear(range));
  get = (key: string) => this.#read((level) => level.get(key));
  getMany = (keys: string[]) => this.#read((level) => level.getMany(keys));
  values = (range: Range) => this.#iterate((level) => level.values(range));
  keys = (range: Range) => this.#iterate((level) => level.keys(range));
  iterator = (range: Range) => this.#iterate((level) => level.iterator(range));

  async close(): Promise<void> {
    await this.#lastWrite;
    await this.#readers.exclusive(() => this.#level.close());
  }

  #write(run: (level: Level) => Promise<void>): Promise<void> {
    const written = this.#lastWrite.then(async () => {
      if (this.#state !== 'open') await this.#openAgain();
      try {
        await run(this.#level);
      } catch (error) {
        this.#state = 'failed';
        throw this.#refusal(error, 'writes are refused');
      }
    });
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  async #openAgain(): Promise<void> {
    const { open, checkSpace, folder: place } = this.#recovery;
    try {
      await checkSpace?.();
      await this.#readers.exclusive(async () => {
        if (this.#state === 'failed') await this.#level.close();
        this.#state = 'closed';
        this.#level = await open();
      });
    } catch (error) {
      throw this.#refusal(error);
    }
    this.#state = 'open';
    console.error(`[dynamodb] ${place} can be written again.`);
  }

  async #read<T>(run: (level: Level) => Promise<T>): Promise<T> {
    await this.#readable();
    return this.#readers.read(() => run(this.#level));
  }

  async *#iterate<T>(run: (level: Level) => AsyncIterable<T>): AsyncIterable<T> {
    await this.#readable();
    const leave = await this.#readers.enter();
    try {
      yield* run(this.#level);
    } finally {
      leave();
    }
  }

  /** A read, too, tries to reopen a closed database. */
  async #readable(): Promise<void> {
    if (this.#state === 'closed') await this.#write(async () => undefined);
  }

  #refusal(error: unknown, logged?: string): ServiceError {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (logged) console.error(`[dynamodb] ${this.#recovery.folder} cannot be written, ${logged}: ${reason}`);
    const message = `The data folder cannot be written. Free space on its disk or let it be written. (${reason})`;
    return new ServiceError('InternalServerError', message, 500);
  }
}
