import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor, sessionOfOrder } from '../../../lambdas/store/cursor.ts';
import { newId } from '../../../shared/model/id.ts';

const refused = expect.objectContaining({ code: 'bad_cursor' });
const order = (id: string) => `2025-01-01T00:00:00.000Z#${id}`;

it('brings back the sort keys it was made of', () => {
  const sortKeys = [order(newId('ses')), '', order(newId('ses'))];
  expect(decodeCursor(encodeCursor(sortKeys), 3)).toEqual(sortKeys);
});

it.each(['', '%%%', 'bm90IGpzb24', encodeCursor(['a', 'b']), Buffer.from('{"a":1}').toString('base64url')])(
  'refuses what it did not make: %s',
  (cursor) => {
    expect(() => decodeCursor(cursor, 3)).toThrow(refused);
  },
);

it('takes from a sort key the session it ends with, and nothing that is none', () => {
  const id = newId('ses');
  expect(sessionOfOrder(order(id))).toBe(id);
  for (const forged of [order('USER'), `now#${id}`, id, `${order(id)}#SESSION`, order(`${id} `)])
    expect(() => sessionOfOrder(forged)).toThrow(refused);
});
