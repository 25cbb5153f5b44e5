import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS_A_MINUTE } from '../../../shared/catalogue/limits.ts';
import { contract, endpoints } from '../../../shared/contract/contract.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  // The clock stands within a minute, and moves when a test says so
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:20.000Z') });
  backend = await startBackend();
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const form = (who: Identity) => backend.call('createUpload', who, { body: { name: 'a.txt', size: 1 } });

describe('what one person may have done in a minute', () => {
  it('ends, however much is asked at once, and goes on with the next', async () => {
    const ann = person('ann');
    const answers = await Promise.all(Array.from({ length: CALLS_A_MINUTE + 30 }, () => form(ann)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(30);
    expect(refused[0]).toMatchObject({
      status: 429,
      error: {
        code: 'too_fast',
        error: 'That was a lot at once. Please wait a minute and try again.',
        details: { retry_after: 40 },
      },
    });
    expect((await form(person('bea'))).status).toBe(201);
    expect((await backend.call('listSessions', ann, { query: {} })).status).toBe(200);
    vi.setSystemTime(new Date('2026-03-01T10:01:00.000Z'));
    expect((await form(ann)).status).toBe(201);
  });

  it('is counted for all that makes a row or costs somebody something', () => {
    const makes = endpoints.filter(([, endpoint]) => 'idempotent' in endpoint).map(([name]) => name);
    expect(makes.filter((name) => !('weight' in contract[name]))).toEqual([]);
    const { generateStory, expandStory, createExport, createCheckout, createUpload } = contract;
    expect([generateStory, expandStory, createCheckout].map(({ weight }) => weight)).toEqual([5, 5, 5]);
    expect(createExport.weight).toBeGreaterThan(generateStory.weight);
    expect(createUpload.weight).toBe(1);
  });
});
