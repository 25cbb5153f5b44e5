import * as z from 'zod/mini';
import { type AuditItem, AuditItemKindSchema, AuditItemSchema } from '../../../shared/model/account/audit-item.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { ActivityQuery, ActivityStore, AuditEntry } from '../../domain/audit/ports.ts';
import { getRows } from '../batch.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { auditKey, profileKey, sessionKey } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';

const EntrySchema: z.ZodMiniType<AuditEntry & { readonly expires_at: number }> = z.object({
  at: InstantSchema,
  kind: AuditItemKindSchema,
  actor: z.nullable(z.string()),
  subject: z.string(),
  role: AuditItemSchema.shape.role,
  expires_at: z.int(),
});
const TitledSchema = z.object({ id: z.string(), title: z.string() });
const NamedSchema = z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() });
const PlaceSchema = z.tuple([InstantSchema, AuditItemKindSchema, z.string().check(z.minLength(1), z.maxLength(200))]);

/** The cursor came from outside: what does not parse is refused. */
const keyOf = (sortKey: string) => {
  const place = z.safeParse(PlaceSchema, sortKey.split('#'));
  if (!place.success) throw new AppError('bad_cursor');
  return auditKey(...place.data);
};

/** Current names and titles by id; deleted users and sessions have none. */
const namesOf = async (table: Table, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const sessions = ids.flatMap((id) => z.safeParse(SessionIdSchema, id).data ?? []);
  const people = ids.filter((id) => !z.safeParse(SessionIdSchema, id).success);
  const [titled, named] = await Promise.all([
    getRows(table, sessions.map(sessionKey)),
    getRows(table, people.map(profileKey)),
  ]);
  return new Map([
    ...titled.map((row) => z.parse(TitledSchema, row)).map(({ id, title }) => [id, title] as const),
    ...named.map((row) => z.parse(NamedSchema, row)).map(({ id, name, email }) => [id, name ?? email] as const),
  ]);
};

/** Newest first, with the names that the ids have now. */
export const listAudit = async (
  table: Table,
  { limit, cursor, now }: ActivityQuery,
): Promise<{ items: AuditItem[]; cursor: string | null }> => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const { items, more } = await queryPage(table, {
    KeyConditionExpression: 'PK = :audit',
    ExpressionAttributeValues: { ':audit': auditKey('', '', '').PK },
    ScanIndexForward: false,
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: keyOf(after) }),
  });
  const entries = items.map((item) => z.parse(EntrySchema, item));
  const kept = entries.filter(({ expires_at }) => expires_at * 1_000 > now);
  const ids = new Set(kept.flatMap(({ actor, subject }) => (actor === null ? [subject] : [actor, subject])));
  const names = await namesOf(table, [...ids]);
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  const last = entries.at(-1);
  return {
    items: kept.map((entry) => ({
      at: entry.at,
      kind: entry.kind,
      actor: entry.actor === null ? null : named(entry.actor),
      subject: named(entry.subject),
      role: entry.role,
    })),
    cursor: more && last ? encodeCursor([auditKey(last.at, last.kind, last.subject).SK]) : null,
  };
};

export const createActivityStore = (table: Table): ActivityStore => ({ list: (query) => listAudit(table, query) });
