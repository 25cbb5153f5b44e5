import { expect, it } from 'vitest';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { isForwarded, streamReaders } from '../../lambdas/stream/readers.ts';
import { asText, synthesize, type Value } from './template.ts';

const stack = synthesize();

interface Mapping {
  readonly FunctionName: Value;
  readonly EventSourceArn: Value;
  readonly MaximumRecordAgeInSeconds: number;
  readonly MaximumRetryAttempts: number;
  readonly BisectBatchOnFunctionError: boolean;
  readonly FunctionResponseTypes: readonly string[];
  readonly DestinationConfig?: { readonly OnFailure: { readonly Destination: Value } };
  readonly FilterCriteria: { readonly Filters: readonly { readonly Pattern: string }[] };
}
const mappings = stack.resources<Mapping>('AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);
const reader = (name: FunctionName) => mappings.find((one) => asText(one.FunctionName) === `<${name}Function>`)!;

it('gives the stream two readers, which is all it bears', () => {
  const names = Object.entries(functions).flatMap(([name, { trigger }]) => (trigger === 'stream' ? [name] : []));
  expect(names.sort()).toEqual(Object.keys(streamReaders).sort());
  expect(mappings.map((one) => asText(one.FunctionName)).sort()).toEqual(names.map((name) => `<${name}Function>`));
  expect(mappings.map((one) => asText(one.EventSourceArn))).toEqual(Array(2).fill('<DataTable.StreamArn>'));
});

it('drops what tabs should have been told a minute ago', () => {
  expect(reader('realtime')).toMatchObject({ MaximumRetryAttempts: 2, MaximumRecordAgeInSeconds: 60 });
  expect(reader('realtime').DestinationConfig).toBeUndefined();
});

it('gives up what must not be lost while the stream still has it for most of a day, and where an alarm watches', () => {
  expect(reader('tableChanges')).toMatchObject({ MaximumRetryAttempts: 30, MaximumRecordAgeInSeconds: 6 * 3_600 });
  expect(asText(reader('tableChanges').DestinationConfig!.OnFailure.Destination)).toBe('<TableChangesDeadLetters.Arn>');
});

it('retries only the records that failed, and finds the one that always does', () => {
  for (const mapping of mappings) {
    expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    expect(mapping.BisectBatchOnFunctionError).toBe(true);
  }
});

/** Lambda's filter rules, as far as these patterns use them. */
const passes = (name: FunctionName, sortKey: string): boolean =>
  reader(name).FilterCriteria.Filters.some(({ Pattern }) => {
    const pattern = JSON.parse(Pattern) as {
      dynamodb: { Keys: { SK: { S: readonly (string | { prefix: string })[] } } };
    };
    return pattern.dynamodb.Keys.SK.S.some((rule) =>
      typeof rule === 'string' ? rule === sortKey : sortKey.startsWith(rule.prefix),
    );
  });

const rows = [
  'SESSION',
  'GENERATION#gen_1',
  'SCENE#001',
  'PROGRESS#ses_1',
  'PROGRESS#ses_1#001',
  'SUBSCRIPTION',
  'DECK',
  'DECK#ses_1',
  'FIT',
  'CARD#crd_1',
  'REVIEW#crd_1#0001',
  'PROFILE',
  'SOCKET#abc=',
  'SETTINGS',
];

it.each(Object.entries(streamReaders))(
  'wakes %s for its rows and for no other, on a laptop and deployed',
  (name, stream) => {
    for (const row of rows) expect(passes(name as FunctionName, row), row).toBe(isForwarded(stream, row));
  },
);

it('wakes nobody for a socket, or each message would cause the next', () => {
  expect(rows.filter((row) => row.startsWith('SOCKET#')).map((row) => passes('realtime', row))).toEqual([false]);
});
