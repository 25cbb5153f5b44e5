import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { absent, check, put, RowTooLarge, update } from '../../../lambdas/store/fragment.ts';
import { tableOf, transact, writeIf } from '../../../lambdas/store/table.ts';
import { VersionConflict, withOptimisticLock } from '../../../lambdas/store/version-conflict.ts';

const table = tableOf(new DynamoDBClient({ region: 'eu-central-1' }), 'Fabula');
const sent = mockClient(DynamoDBDocumentClient);
beforeEach(() => sent.reset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

class Taken extends Error {}
class Full extends Error {}
const row = { PK: 'A', SK: 'B' };
const two = [
  put(
    row,
    absent(() => new Taken()),
  ),
  check(row, { expression: 'size(members) < :limit', values: { ':limit': 3 }, refusal: () => new Full() }),
];

describe('a transaction', () => {
  it('is made again while others write to the same rows', async () => {
    sent
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(cancelled('ThrottlingError', 'None'))
      .resolves({});
    await transact(table, two);
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('gives up after eight attempts', async () => {
    sent.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
    await expect(transact(table, two)).rejects.toThrow();
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(8);
  });

  it('that breaks a condition says which, and is not made again', async () => {
    sent.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(transact(table, two)).rejects.toBeInstanceOf(Full);
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('that breaks two says the first, also beside a conflict', async () => {
    sent.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed'));
    await expect(transact(table, two)).rejects.toBeInstanceOf(Taken);
    sent.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(transact(table, two)).rejects.toBeInstanceOf(Full);
  });

  it('lets every other error through as it is', async () => {
    sent.on(TransactWriteCommand).rejects(new Error('no network'));
    await expect(transact(table, two)).rejects.toThrow('no network');
    expect(sent.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('names the table in each of its writes', async () => {
    sent.on(TransactWriteCommand).resolves({});
    await transact(table, two);
    const items = sent.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems;
    expect(items?.map((item) => (item.Put ?? item.ConditionCheck)?.TableName)).toEqual(['Fabula', 'Fabula']);
  });
});

describe('a single write', () => {
  it('is made again when it meets a transaction', async () => {
    const conflict = Object.assign(new Error('conflict'), { name: 'TransactionConflictException' });
    sent.on(UpdateCommand).rejectsOnce(conflict).resolves({});
    expect(await writeIf(table, update(row, 'ADD version :one', { ':one': 1 }))).toBe(true);
    expect(sent.commandCalls(UpdateCommand)).toHaveLength(2);
  });
});

describe('a change of what was read', () => {
  it('is tried three times, then its caller is told of the conflict', async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw new VersionConflict();
    };
    await expect(withOptimisticLock(attempt)).rejects.toMatchObject({ code: 'conflict' });
    expect(tries).toBe(3);
  });

  it('is not repeated for any other reason', async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw new Taken();
    };
    await expect(withOptimisticLock(attempt)).rejects.toBeInstanceOf(Taken);
    expect(tries).toBe(1);
  });
});

describe('a row', () => {
  it('over 300 KB is refused before it is sent', () => {
    const text = (kilobytes: number) => 'x'.repeat(kilobytes * 1_024);
    expect(() => put({ ...row, text: text(299) })).not.toThrow();
    expect(() => put({ ...row, text: text(301) })).toThrow(RowTooLarge);
    expect(() => update(row, 'SET #text = :text', { ':text': text(301) })).toThrow(RowTooLarge);
  });
});
