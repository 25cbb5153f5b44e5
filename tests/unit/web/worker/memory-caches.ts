/** A cache in memory that lists what was put last at its end, as browsers do. */
class MemoryCache {
  readonly entries = new Map<string, string>();
  readonly headers = new Map<string, Record<string, string>>();

  async put(address: string, answer: Response): Promise<void> {
    const text = await answer.text();
    this.entries.delete(address);
    this.entries.set(address, text);
    this.headers.set(address, Object.fromEntries(answer.headers));
  }
  async match(address: string): Promise<Response | undefined> {
    const text = this.entries.get(address);
    return text === undefined ? undefined : new Response(text, { headers: this.headers.get(address) ?? {} });
  }
  async delete(key: string | { url: string }): Promise<boolean> {
    return this.entries.delete(typeof key === 'string' ? key : key.url);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

export const memoryCaches = () => {
  const all = new Map<string, MemoryCache>();
  /** What happens once, just before a cache is opened. */
  const meanwhile = new Map<string, () => Promise<void>>();
  return {
    all,
    meanwhile,
    open: async (name: string): Promise<MemoryCache> => {
      const happens = meanwhile.get(name);
      meanwhile.delete(name);
      await happens?.();
      const found = all.get(name) ?? new MemoryCache();
      all.set(name, found);
      return found;
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
};
