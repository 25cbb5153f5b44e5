import { itemBytes } from './size.ts';
import { indexChanges, kilobytes } from './storage/indexes.ts';
import type { CapacityMode, Item, ItemChange } from './types.ts';

/** What a request costs at one table, in capacity units. */
export interface Cost {
  table: number;
  indexes: Record<string, number>;
}

export const readUnits = (bytes: number, consistent = false) =>
  Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5);

export const readCost = (item: Item | undefined, consistent?: boolean) =>
  readUnits(item ? itemBytes(item) : 0, consistent);

/** A write costs by the larger of the two images, a condition check by the item it reads; transactions have `factor` 2. */
export function writeCost(change: Omit<ItemChange, 'key'>, factor = 1): Cost {
  const images = [change.before, change.after].filter((image) => image !== undefined);
  return { table: factor * Math.max(1, ...images.map(kilobytes)), indexes: indexChanges(change).units };
}

function addCost(a: Cost | undefined, b: Cost): Cost {
  if (!a) return b;
  const indexes = { ...a.indexes };
  for (const [name, units] of Object.entries(b.indexes)) indexes[name] = (indexes[name] ?? 0) + units;
  return { table: a.table + b.table, indexes };
}

/** The answer's ConsumedCapacity; `kind` names the split that only transactions report. */
export function consumed(mode: CapacityMode | undefined, table: string, cost: Cost, kind?: 'Read' | 'Write') {
  if (!mode || mode === 'NONE') return undefined;
  const units = (value: number) => ({ CapacityUnits: value, ...(kind && { [`${kind}CapacityUnits`]: value }) });
  const indexes = Object.entries(cost.indexes);
  const total = indexes.reduce((sum, [, value]) => sum + value, cost.table);
  if (mode === 'TOTAL') return { TableName: table, ...units(total) };
  return {
    TableName: table,
    ...units(total),
    Table: units(cost.table),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: Object.fromEntries(indexes.map(([name, value]) => [name, units(value)])),
    }),
  };
}

/** The costs of a request by table. */
export class Bill {
  readonly #costs = new Map<string, Cost>();

  add(table: string, cost: Cost): void {
    this.#costs.set(table, addCost(this.#costs.get(table), cost));
  }

  answer(mode: CapacityMode | undefined, kind?: 'Read' | 'Write') {
    if (!mode || mode === 'NONE') return undefined;
    return [...this.#costs].map(([table, cost]) => consumed(mode, table, cost, kind));
  }
}
