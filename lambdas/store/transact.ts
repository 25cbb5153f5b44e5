import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Fragment } from './fragment.ts';
import { isPassing, patiently } from './retry-transient.ts';
import type { Table } from './table.ts';

/** Another write came first; nothing of the transaction was done, and it may be made again. */
class Passing extends Error {
  override readonly name = 'TransactionConflict';
}

const named = (table: Table, { write }: Fragment): object =>
  Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { ...input, TableName: table.name }]));

/** What a cancelled transaction means: the refusal of the first write whose condition did not hold, else "once more". */
const meaningOf = (error: unknown, fragments: readonly Fragment[]): unknown => {
  if (!(error instanceof TransactionCanceledException)) return error;
  const reasons = (error.CancellationReasons ?? []).map((reason) => reason.Code);
  const failed = reasons.indexOf('ConditionalCheckFailed');
  if (failed >= 0) return fragments[failed]?.refusal?.() ?? error;
  return reasons.some(isPassing) ? new Passing() : error;
};

/** All or nothing. Conflicts and throttling are waited out; a condition that fails throws what its fragment says. */
export const transact = async (table: Table, fragments: readonly Fragment[]): Promise<void> => {
  const command = () =>
    new TransactWriteCommand({ TransactItems: fragments.map((fragment) => named(table, fragment)) });
  await patiently(async () => {
    try {
      await table.client.send(command());
    } catch (error) {
      throw meaningOf(error, fragments);
    }
  });
};
