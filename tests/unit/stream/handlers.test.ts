import { expect, it } from 'vitest';
import { kindOf } from '../../../lambdas/store/stream/table-change.ts';
import { handlers } from '../../../lambdas/stream/handlers.ts';
import { streamReaders } from '../../../lambdas/stream/readers.ts';

const kindsTold = (reader: keyof typeof streamReaders, keyOf = (row: string) => `${row}1`) =>
  streamReaders[reader].rows.map((row) => kindOf(row.endsWith('#') ? keyOf(row) : row));
/** Of a reader's progress only the single scenes. */
const keyOfScene = (row: string) => (row === 'PROGRESS#' ? 'PROGRESS#ses_1#001' : `${row}1`);

it('hears of the rows that it has handlers for, and of no others', () => {
  expect(kindsTold('tableChanges', keyOfScene).sort()).toEqual(Object.keys(handlers).sort());
});

it('reads every row that tabs are told of', () => {
  expect(kindsTold('realtime')).toEqual(['session', 'subscription', 'generation', 'scene', 'reader', 'deck']);
});

it('takes the progress of a single scene for no change of its reader', () => {
  expect(kindOf('PROGRESS#ses_1#001')).toBe('progress');
  expect(kindOf('PROGRESS#ses_1')).toBe('reader');
});
