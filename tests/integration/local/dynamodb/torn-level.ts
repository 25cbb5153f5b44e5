import type { Level, Operation, Range } from '../../../../local/dynamodb/storage/storage.ts';

/** What the disk of a torn store keeps: batches in the order they were written, and torn ones among them. */
export interface Log {
  readonly entries: ('torn' | Operation[])[];
  full: boolean;
  /** How often a store was opened. */
  opened: number;
}

export const newLog = (): Log => ({ entries: [], full: false, opened: 0 });

/**
 * A store that does what LevelDB does on a full disk: the write that fails leaves half a record, later ones are
 * acknowledged and written behind it, and whoever opens the log reads no further than to the half one.
 */
export function openTorn(log: Log): Level {
  if (log.full) throw new Error('IO error: No space left on device');
  log.opened++;
  const torn = log.entries.indexOf('torn');
  if (torn !== -1) log.entries.length = torn;
  const items = new Map<string, unknown>();
  const apply = (operations: Operation[]) => {
    for (const operation of operations)
      operation.type === 'put' ? items.set(operation.key, operation.value) : items.delete(operation.key);
  };
  for (const entry of log.entries) if (entry !== 'torn') apply(entry);

  const batch = async (operations: Operation[]) => {
    // As many turns as a thread pool takes: another write may come meanwhile
    await new Promise(setImmediate);
    log.entries.push(log.full ? 'torn' : operations);
    if (log.full) throw new Error('IO error: No space left on device');
    apply(operations);
  };
  const within = ({ gt = '', gte = '', lt = '\uffff', lte = '\uffff', limit, reverse }: Range) => {
    const found = [...items].filter(([key]) => key > gt && key >= gte && key < lt && key <= lte).sort();
    return (reverse ? found.reverse() : found).slice(0, limit);
  };
  async function* iterate<T>(range: Range, pick: (entry: [string, unknown]) => T): AsyncIterable<T> {
    for (const entry of within(range)) yield pick(entry);
  }
  return {
    batch,
    get: async (key) => items.get(key),
    getMany: async (keys) => keys.map((key) => items.get(key)),
    values: (range) => iterate(range, ([, value]) => value),
    keys: (range) => iterate(range, ([key]) => key),
    iterator: (range) => iterate(range, (entry) => entry),
    clear: (range) => batch(within(range).map(([key]) => ({ type: 'del', key }))),
    close: async () => undefined,
  };
}
