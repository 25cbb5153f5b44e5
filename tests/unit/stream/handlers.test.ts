import { expect, it } from 'vitest';
import { kindOf } from '../../../lambdas/store/stream/table-change.ts';
import { handlers } from '../../../lambdas/stream/handlers.ts';
import { streamReaders } from '../../../lambdas/stream/readers.ts';

const kindsTold = (reader: keyof typeof streamReaders) =>
  streamReaders[reader].rows.map((row) => kindOf(row.endsWith('#') ? `${row}1` : row));

it('hears of the rows that it has handlers for, and of no others', () => {
  expect(kindsTold('tableChanges').sort()).toEqual(Object.keys(handlers).sort());
});

it('reads every row that tabs are told of', () => {
  expect(kindsTold('realtime')).toEqual(['session', 'subscription', 'generation', 'scene', 'reader']);
});

it('takes the progress of a single scene for no change of its reader', () => {
  expect(kindOf('PROGRESS#ses_1#001')).toBeUndefined();
});
