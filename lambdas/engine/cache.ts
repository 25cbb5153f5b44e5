/** Remembers the last few results by key; what is asked for again stays. */
export class Recent<T> {
  readonly #entries = new Map<string, { value: T; size: number }>();
  readonly #capacity: number;
  #size = 0;

  /** `capacity` is in whatever unit `of` is told the size of a result in. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  of(key: string, size: number, make: () => T): T {
    const asked = this.#entries.get(key) ?? { value: make(), size };
    if (!this.#entries.delete(key)) this.#size += size;
    this.#entries.set(key, asked);
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#capacity || oldest === key) break;
      this.#entries.delete(oldest);
      this.#size -= entry.size;
    }
    return asked.value;
  }
}

/** Computed once for each object, and forgotten with it. */
export const once = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
};
