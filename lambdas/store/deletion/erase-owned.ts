import { type Fragment, remove, update } from '../fragment.ts';
import { deleteRow, getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { allOwned, type OwnedKey } from './owned-keys.ts';

class Gone extends Error {}

const there = { expression: 'attribute_exists(PK)', refusal: () => new Gone() };

/** What counts a row of this kind, one less; a counter that has gone counts nothing. */
const counterOf = ({ PK, GSI3SK }: OwnedKey): Fragment | undefined => {
  const [kind] = GSI3SK.split('#');
  if (kind === 'LIKE') return update({ PK, SK: 'COUNT' }, 'ADD likes :less', { ':less': -1 }, {}, there);
  if (kind === 'REPORT') return update({ PK, SK: 'CASE' }, 'ADD reports :less', { ':less': -1 }, {}, there);
  return undefined;
};

const eraseOne = async (table: Table, key: OwnedKey): Promise<void> => {
  const counter = counterOf(key);
  if (!counter) return deleteRow(table, key);
  try {
    await transact(table, [remove(key, there), counter]);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    await deleteRow(table, key);
  }
};

/** Everything somebody owns outside their own partition but sessions; how many rows that were. */
export const eraseOwned = async (table: Table, userId: string): Promise<number> => {
  let found = 0;
  for await (const key of allOwned(table, userId)) {
    if (key.GSI3SK.startsWith('SESSION#') || !(await getRow(table, key, { consistent: true }))) continue;
    await eraseOne(table, key);
    found += 1;
  }
  return found;
};
