import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { GenerationIdSchema, type SessionId } from '../../../shared/model/id.ts';
import { SessionSchema } from '../../../shared/model/session/session.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { tabOf } from '../../domain/session/tab.ts';
import { type Fragment, put } from '../fragment.ts';
import { binIndex, modeIndex, ownedIndex, ownedSession, sessionKey, tabIndex, updatedOrder } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { VersionConflict } from '../version-conflict.ts';
import { readFailure, readNotes } from './older-rows.ts';

const RowSchema = z.extend(
  z.omit(SessionSchema, { generation: true, is_public: true, added: true, basic: true, edition: true, left_off: true }),
  {
    user_id: z.string(),
    /** Old rows without a mode are custom. */
    mode: z._default(ModeSchema, 'custom'),
    hidden: z.boolean(),
    failure_reason: z.pipe(z.unknown(), z.transform(readFailure)),
    notes: z.pipe(z.unknown(), z.transform(readNotes)),
    generation_id: z.nullable(GenerationIdSchema),
    scene_end: z.int(),
    left_out: z.optional(z.array(z.int())),
    expires_at: z.optional(z.int()),
  },
);

export const parseSession = (row: unknown): SessionRecord => z.parse(RowSchema, row);

const listed = (session: SessionRecord) => {
  const { user_id: owner, mode, id } = session;
  if (session.deleted_at !== null)
    return { GSI1PK: binIndex(owner, mode), GSI1SK: updatedOrder(session.deleted_at, id) };
  const order = updatedOrder(session.updated_at, id);
  const tab = tabOf(session);
  return {
    GSI1PK: modeIndex(owner, mode),
    GSI1SK: order,
    ...(tab ? { GSI2PK: tabIndex(owner, mode, tab), GSI2SK: order } : {}),
  };
};

/** The row with its index keys. */
export const sessionRow = (session: SessionRecord) => ({
  ...session,
  ...sessionKey(session.id),
  ...listed(session),
  GSI3PK: ownedIndex(session.user_id),
  GSI3SK: ownedSession(session.mode, session.id),
});

/** Consistent: what it says decides access. */
export const findSession = async (table: Table, id: SessionId): Promise<SessionRecord | undefined> => {
  const row = await getRow(table, sessionKey(id), { consistent: true });
  return row === undefined ? undefined : parseSession(row);
};

/** Writes what was decided from the version that was read; every writer of a session goes this way. */
export const replaceSession = (next: SessionRecord): Fragment =>
  put(sessionRow({ ...next, version: next.version + 1 }), {
    expression: 'version = :version',
    values: { ':version': next.version },
    refusal: () => new VersionConflict(),
  });

export const written = (next: SessionRecord): SessionRecord => ({ ...next, version: next.version + 1 });
