/** Allows many readers or one exclusive holder at a time; new readers wait for the exclusive one. */
export class ReadWriteLock {
  #reading = 0;
  #left = Promise.withResolvers<void>();
  #alone: Promise<unknown> | undefined;

  /** Returns a function that releases the lock. */
  async enter(): Promise<() => void> {
    while (this.#alone !== undefined) await this.#alone;
    this.#reading++;
    return () => {
      if (--this.#reading === 0) this.#left.resolve();
    };
  }

  async read<T>(read: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await read();
    } finally {
      leave();
    }
  }

  async exclusive(work: () => Promise<void>): Promise<void> {
    const done = Promise.withResolvers<void>();
    while (this.#alone !== undefined) await this.#alone;
    this.#alone = done.promise;
    try {
      while (this.#reading > 0) {
        this.#left = Promise.withResolvers();
        await this.#left.promise;
      }
      await work();
    } finally {
      this.#alone = undefined;
      done.resolve();
    }
  }
}
