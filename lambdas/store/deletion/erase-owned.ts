import { type Fragment, remove, update } from '../fragment.ts';
import { deleteRow, getRow, type Table, transact, writeIf } from '../table.ts';
import { allOwned, type OwnedKey } from './owned-keys.ts';

class Gone extends Error {}

const there = { expression: 'attribute_exists(PK)', refusal: () => new Gone() };

/** The index lags: what it still names may have gone, or be somebody else's by now. */
const isThere = (row: unknown): boolean => typeof row === 'object' && row !== null && 'GSI3PK' in row;

/** What counts a row of this kind, one less; a counter that has gone counts nothing. */
const counterOf = ({ PK, GSI3SK }: OwnedKey): Fragment | undefined => {
  const [kind] = GSI3SK.split('#');
  if (kind === 'LIKE') return update({ PK, SK: 'COUNT' }, 'ADD likes :less', { ':less': -1 }, {}, there);
  if (kind === 'REPORT') return update({ PK, SK: 'CASE' }, 'ADD reports :less', { ':less': -1 }, {}, there);
  return undefined;
};

/** What a reader keeps of somebody who has left: a place in their list, and a way to remove it. */
const disown = async (table: Table, key: OwnedKey): Promise<void> => {
  const values = { ':title': 'A session that was deleted', ':none': null, ':nobody': '' };
  const change = 'SET title = :title, author_name = :none, tags = :none, author_id = :nobody REMOVE GSI3PK, GSI3SK';
  await writeIf(table, update(key, change, values, {}, there));
};

const eraseOne = async (table: Table, key: OwnedKey): Promise<void> => {
  if (key.GSI3SK.startsWith('LENT#')) return disown(table, key);
  const counter = counterOf(key);
  if (!counter) return deleteRow(table, key);
  try {
    await transact(table, [remove(key, there), counter]);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    await deleteRow(table, key);
  }
};

/** Everything somebody owns outside their own partition but sessions, and what readers keep of it; how many rows that were. */
export const eraseOwned = async (table: Table, userId: string): Promise<number> => {
  let found = 0;
  for await (const key of allOwned(table, userId)) {
    if (key.GSI3SK.startsWith('SESSION#') || !isThere(await getRow(table, key, { consistent: true }))) continue;
    await eraseOne(table, key);
    found += 1;
  }
  return found;
};
