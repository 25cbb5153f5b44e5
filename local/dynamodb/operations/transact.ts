import { ServiceError } from '../../lib/service-error.ts';
import { Bill, readCost, writeCost } from '../capacity.ts';
import { invalid, refusal } from '../errors.ts';
import { itemBytes } from '../size.ts';
import { type Database, locate, readItems } from '../storage/database.ts';
import { Conflicts } from '../storage/locks.ts';
import type { CapacityMode, Item, ItemChange, ItemRequest } from '../types.ts';
import { parse } from './parse.ts';
import { project } from './read.ts';
import { Tokens } from './tokens.ts';
import { outcome, target, type WriteKind } from './write.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const KINDS: Record<string, WriteKind> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // Validated like a deletion: a key and a condition.
  ConditionCheck: 'DeleteItem',
};

interface TransactRequest {
  TransactItems: Record<string, ItemRequest & { ReturnValuesOnConditionCheckFailure?: string }>[];
  ClientRequestToken?: string;
  ReturnConsumedCapacity?: CapacityMode;
}

interface Reason {
  Code: string;
  Message?: string;
  Item?: Item;
}

function cancelled(reasons: Reason[]): ServiceError {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new ServiceError('TransactionCanceledException', message, 400, { CancellationReasons: reasons });
}

function refuse(error: unknown): never {
  if (!(error instanceof Conflicts)) throw error;
  const reason = { Code: 'TransactionConflict', Message: error.message };
  throw cancelled(error.positions.map((held) => (held ? reason : { Code: 'None' })));
}

function checkCount(items: unknown): void {
  if (!Array.isArray(items) || items.length < 1 || items.length > 100) {
    throw invalid(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: 1 to 100 members",
    );
  }
}

function prepare(database: Database, entry: TransactRequest['TransactItems'][number]) {
  const [[name, data] = []] = Object.entries(entry);
  const kind = name && KINDS[name];
  if (!kind || Object.keys(entry).length !== 1) {
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  }
  const { ReturnValuesOnConditionCheckFailure, ...rest } = data!;
  const request = parse(kind, rest);
  if (name === 'ConditionCheck' && !request._condition) throw invalid('ConditionExpression is required for a check');
  const table = database.tables.get(request.TableName);
  const returnItem = ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  return { kind, checks: name === 'ConditionCheck', request, table, returnItem, ...target(kind, request, table) };
}

type Step = ReturnType<typeof prepare>;

async function attempt(step: Step, before: Item | undefined): Promise<{ change?: ItemChange; reason: Reason }> {
  const { kind, request, table, key, checks, returnItem } = step;
  try {
    const { after } = await outcome(kind, request, table, before);
    return { change: { table, key, before, after: checks ? before : after }, reason: { Code: 'None' } };
  } catch (error) {
    const refused = refusal(error);
    if (!refused) throw error;
    const failed = refused.name === 'ConditionalCheckFailedException';
    const Item = failed && returnItem ? before : undefined;
    return { reason: { Code: failed ? 'ConditionalCheckFailed' : 'ValidationError', Message: refused.message, Item } };
  }
}

async function run(database: Database, steps: Step[]) {
  const before = await readItems(
    database.level,
    steps.map(({ id }) => id),
  );
  const attempts = await Promise.all(steps.map((step, at) => attempt(step, before[at])));
  if (attempts.some(({ change }) => !change)) throw cancelled(attempts.map(({ reason }) => reason));
  const changes = attempts.map(({ change }) => change!);
  if (changes.reduce((sum, { after }) => sum + (after ? itemBytes(after) : 0), 0) > MAX_BYTES) {
    throw invalid('Collection size in a transaction has exceeded the maximum allowed size of 4 MB');
  }
  await database.hold();
  await database.commit(changes);
  const [bill, replay] = [new Bill(), new Bill()];
  for (const change of changes) {
    bill.add(change.table.TableName, writeCost(change, 2));
    replay.add(change.table.TableName, { table: 2 * readCost(change.after ?? change.before, true), indexes: {} });
  }
  return { bill, replay };
}

/** All or nothing: at most 100 items, 4 MB, each item once. */
export function transactWriter(database: Database) {
  const tokens = new Tokens(database.now);
  return async ({ TransactItems, ClientRequestToken, ReturnConsumedCapacity }: TransactRequest) => {
    checkCount(TransactItems);
    const { bill, replayed } = await tokens.once(ClientRequestToken, TransactItems, async () => {
      const steps = TransactItems.map((entry) => prepare(database, entry));
      const ids = steps.map(({ id }) => id);
      if (new Set(ids).size < ids.length) {
        throw invalid('Transaction request cannot include multiple operations on one item');
      }
      return database.locks.transact(ids, () => run(database, steps)).catch(refuse);
    });
    return { ConsumedCapacity: bill.answer(ReturnConsumedCapacity, replayed ? 'Read' : 'Write') };
  };
}

export const transactGetter = (database: Database) => async (data: TransactRequest) => {
  checkCount(data.TransactItems);
  const gets = data.TransactItems.map(({ Get }) => {
    if (!Get) throw invalid('TransactItems can only contain Get');
    const request = parse('GetItem', Get);
    return { request, id: locate(database.tables.get(request.TableName), request.Key!).id };
  });
  const ids = gets.map(({ id }) => id);
  const bill = new Bill();
  try {
    database.locks.read(ids);
  } catch (error) {
    refuse(error);
  }
  const items = await readItems(database.level, ids);
  const Responses = gets.map(({ request }, at) => {
    bill.add(request.TableName, { table: 2 * readCost(items[at], true), indexes: {} });
    return { Item: project(request, items[at]) };
  });
  return { Responses, ConsumedCapacity: bill.answer(data.ReturnConsumedCapacity, 'Read') };
};
