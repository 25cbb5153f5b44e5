import type { OwnedSessionPage } from '../../domain/deletion/ports.ts';
import { getRows } from '../batch.ts';
import { parseSession } from '../session/row.ts';
import type { Table } from '../table.ts';
import { type OwnedKey, ownedKeys } from './owned-keys.ts';

/** The cursor never leaves the function that walks the pages. */
const placeOf = (cursor: string | null): OwnedKey | undefined =>
  cursor === null ? undefined : (JSON.parse(cursor) as OwnedKey);

/** Sessions of every mode, also in the bin. */
export const listOwnedSessions = async (
  table: Table,
  userId: string,
  cursor: string | null,
): Promise<OwnedSessionPage> => {
  const { keys, more } = await ownedKeys(table, userId, { after: placeOf(cursor), prefix: 'SESSION#' });
  const last = keys.at(-1);
  return {
    sessions: (await getRows(table, keys, { consistent: true })).map(parseSession),
    cursor: more && last ? JSON.stringify(last) : null,
  };
};
