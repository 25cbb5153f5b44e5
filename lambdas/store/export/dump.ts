import type { Dump, Dumps } from '../../domain/export/ports.ts';

const KEYS = /^(PK|SK|GSI[123](PK|SK))$/;

/** Sets become lists; keys of the table are left out. */
const plain = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};

const dumpOf = (row: object): Dump =>
  Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (KEYS.test(name) ? [] : [[name, plain(value)]])));

/** Rows by the first part of their sort key; the rest of the key is kept, as some rows have data only there. */
export const dumpRows = (rows: readonly unknown[], without: readonly string[] = []): Dumps => {
  const dumps: Record<string, Dump[]> = {};
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    const key = String(Reflect.get(row, 'SK'));
    const [kind = '', ...about] = key.split('#');
    if (without.includes(kind)) continue;
    const named = about.length > 0 ? { key: about.join('#') } : {};
    // A person may have hundreds of thousands of reviews: a copy of the list for each would never end
    (dumps[kind] ??= []).push({ ...named, ...dumpOf(row) });
  }
  return dumps;
};
