import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { openingKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseOpening } from './opening-row.ts';

/** What has come of the first scene; undefined when nobody is writing it. `now` is epoch milliseconds. */
export const findOpening = async (
  table: Table,
  { id: session, generation_id: running }: Pick<SessionRecord, 'id' | 'generation_id'>,
  now: number,
): Promise<OpeningSoFar | undefined> => {
  if (running === null) return undefined;
  const row = await getRow(table, openingKey(session), { consistent: true });
  if (row === undefined) return undefined;
  const { generation_id: generation, expires_at: expires, id, type, title, content } = parseOpening(row);
  return generation === running && expires * 1_000 > now ? { id, type, title, content } : undefined;
};
