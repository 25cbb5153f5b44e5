import { afterAll, beforeAll, expect, it } from 'vitest';
import { termsOf } from '../../../lambdas/domain/user/search-terms.ts';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { activityStore, caseStore, memberStore, siteStore, table } from '../../../lambdas/runtime/container.ts';
import { recordAudit } from '../../../lambdas/store/audit/record-audit.ts';
import { putRows } from '../../../lambdas/store/batch.ts';
import { caseIndex, caseKey, caseOrder, countsKey, dayKey, memberTermKey } from '../../../lambdas/store/keys.ts';
import { userRow } from '../../../lambdas/store/user/row.ts';
import { newId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { type Backend, startBackend } from '../harness.ts';

const start = Date.parse('2025-01-01T00:00:00.000Z');
const limit = 10;
const first = { limit, cursor: undefined };
const anybody = { search: undefined, role: undefined };

/** A member with two of the rows they are found by, an entry of the trail, and a case. */
const addMember = async (at: number): Promise<void> => {
  const when = instant(start + at * 1_000);
  const id = `member-${String(at).padStart(5, '0')}`;
  const user = { ...newUser(id, `${id}@example.test`, 'Pat Jones', when), role: 'admin' as const };
  const session = newId('ses', start + at * 1_000);
  const item = { session_id: session, author_id: id, status: 'open', reports: 1, first_at: when, last_at: when };
  const entry = recordAudit({ at: when, kind: 'signed_up', actor: null, subject: id, role: null });
  await putRows(table(), [
    userRow(user),
    { ...caseKey(session), ...item, version: 1, GSI2PK: caseIndex('open'), GSI2SK: caseOrder(when, session) },
    ...termsOf(user)
      .filter(({ text }) => text === 'jones' || text === user.email)
      .map(({ head, text, field }) => ({ ...memberTermKey(head, id, field), user_id: id, text })),
    entry.write.Put?.Item as Parameters<typeof putRows>[1][number],
  ]);
};

let backend: Backend;
let spent = 0;
beforeAll(async () => {
  backend = await startBackend();
  await putRows(table(), [
    { ...countsKey, users: 1 },
    { ...dayKey('2025-01-01', 0), sign_ups: 1 },
  ]);
  table().client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity: used } = result.output as { ConsumedCapacity?: unknown };
      for (const one of [used].flat()) spent += (one as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize' },
  );
});
afterAll(() => backend.close());

const second = async <Q extends typeof first>(
  list: (query: Q | (Omit<Q, 'cursor'> & { cursor: string })) => Promise<{ cursor: string | null }>,
  query: Q,
) => {
  const { cursor } = await list(query);
  return list({ ...query, cursor: cursor ?? '' });
};
const lists: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['members, newest first', () => memberStore().list({ ...anybody, ...first })],
  ['their second page', () => second((query) => memberStore().list({ ...anybody, ...query }), first)],
  ['members of a role', () => memberStore().list({ ...anybody, ...first, role: 'admin' })],
  ['members with something in their name', () => memberStore().list({ ...first, role: undefined, search: 'jon' })],
  ['one member by address', () => memberStore().list({ ...first, role: undefined, search: 'member-00007' })],
  ['the counts', () => memberStore().counts()],
  ['the audit trail', () => activityStore().list({ ...first, now: start })],
  ['its second page', () => second((query) => activityStore().list({ ...query, now: start }), first)],
  ['open cases', () => caseStore().list({ ...first, status: 'open' })],
  ['the figures of a month', () => siteStore().days(['2025-01-01', '2025-01-31'])],
];

const costs = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [name, read] of lists) {
    spent = 0;
    await read();
    found[name] = spent;
  }
  return found;
};

it('costs the same a page among 20 members and among 2,000: lists, search, counts, trail, cases and figures', async () => {
  for (let at = 0; at < 20; at += 1) await addMember(at);
  const few = await costs();
  for (let at = 20; at < 2_000; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => addMember(at + more)));
  expect(Object.values(few).every((units) => units > 0)).toBe(true);
  expect(await costs()).toEqual(few);
});
