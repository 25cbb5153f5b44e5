import * as z from 'zod/mini';
import type { SessionDump } from '../../domain/export/ports.ts';
import { parseMaterial } from '../material/row.ts';
import { queryAll, wholePartition } from '../query.ts';
import { parseScene } from '../scene/row.ts';
import { parseSession } from '../session/row.ts';
import type { Table } from '../table.ts';
import { dumpRows } from './dump.ts';

const KindSchema = z.object({ SK: z.string() });
/** Technical rows that are no data of the user. */
const PASSING = ['ACTIVE', 'OPENING'];

const below = (rows: readonly unknown[], prefix: string): unknown[] =>
  rows.filter((row) => z.parse(KindSchema, row).SK.startsWith(prefix));

/** A file keeps its name; a long text has none. Two may have the same one. */
const fileName = (name: string | null, id: string): string => {
  const safe = (name ?? 'text.txt').replace(/[^\p{L}\p{N}. _-]+/gu, '-').replace(/^\.+/, '');
  return `materials/${id.slice(-6).toLowerCase()}-${safe}`;
};

/** Undefined when the session has gone meanwhile. */
export const dumpSession = async (table: Table, partition: string): Promise<SessionDump | undefined> => {
  const rows = await queryAll(table, { ...wholePartition(partition), ConsistentRead: true });
  const [row] = rows.filter((one) => z.parse(KindSchema, one).SK === 'SESSION');
  if (row === undefined) return undefined;
  const session = parseSession(row);
  const scenes = below(rows, 'SCENE#').map(parseScene);
  const materials = below(rows, 'MATERIAL#').map(parseMaterial);
  return {
    session,
    scenes: scenes.filter(({ order }) => order <= session.scene_end),
    rows: dumpRows(rows, PASSING),
    objects: materials.flatMap(({ id, name, object_key: key }) =>
      key === null ? [] : [{ name: fileName(name, id), key }],
    ),
  };
};
