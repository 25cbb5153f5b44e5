import { type Fragment, remove, update } from '../fragment.ts';
import { deleteRow, getRow, type Table, transact, writeIf } from '../table.ts';
import { allOwned, type OwnedKey } from './owned-keys.ts';

class Gone extends Error {}

const there = { expression: 'attribute_exists(PK)', refusal: () => new Gone() };

/** The index lags, so a row may be gone already. */
const isThere = (row: unknown): boolean => typeof row === 'object' && row !== null && 'GSI3PK' in row;

/** Lowers the counter that includes a row of this kind, if there is one. */
const counterOf = ({ PK, GSI3SK }: OwnedKey): Fragment | undefined => {
  const [kind] = GSI3SK.split('#');
  if (kind === 'LIKE') return update({ PK, SK: 'COUNT' }, 'ADD likes :less', { ':less': -1 }, {}, there);
  if (kind === 'REPORT') return update({ PK, SK: 'CASE' }, 'ADD reports :less', { ':less': -1 }, {}, there);
  return undefined;
};

/** Anonymizes another user's library entry of a deleted author's session. */
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

/** Deletes what a user owns outside their partition, except sessions; answers with the number of rows. */
export const eraseOwnedElsewhere = async (table: Table, userId: string): Promise<number> => {
  let found = 0;
  for await (const key of allOwned(table, userId)) {
    if (key.GSI3SK.startsWith('SESSION#') || !isThere(await getRow(table, key, { consistent: true }))) continue;
    await eraseOne(table, key);
    found += 1;
  }
  return found;
};
