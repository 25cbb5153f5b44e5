import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, person, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  // Transactions hold their rows so long that not all who want them at once get them.
  backend = await startBackend({ transactionMs: 300 });
});
afterAll(() => backend.close());

describe('writes of one person that meet in the same rows', () => {
  it('are made, or refused as busy with the time to try again: never a failure', async () => {
    const ann = person('ann');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => backend.call('createCollection', ann, { body: { title: `Shelf ${at}` } })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [503, 'busy']));
    const { body } = await backend.call('listCollections', ann, { query: {} });
    expect(body.items).toHaveLength(answers.length - refused.length);
  }, 30_000);
});
