import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { Review } from '../../../../shared/model/learning/review.ts';
import { instant } from '../../../../shared/model/time.ts';
import { createReviewQueue } from '../../../../web/src/features/review/kept/review-queue.ts';
import { onReviewed, sendReviews } from '../../../../web/src/features/review/kept/send-reviews.ts';
import { cardNumber } from '../samples/cards.ts';

const storage = () => {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
    key: (index: number) => [...rows.keys()][index] ?? null,
    get length() {
      return rows.size;
    },
  };
};

const review = (at: number): Review => ({
  id: newId('rev'),
  card: cardNumber(1),
  turn: at,
  grade: 'good',
  missed: false,
  at: instant(1_750_000_000_000 + at),
  took: 1_000,
});

/** A server that counts what it is sent; `fails` decides whether it is reached. */
const server = (fails: () => unknown = () => undefined) => {
  const sent: string[][] = [];
  const api = (async (_: string, input: { body?: unknown }) => {
    const { reviews } = input.body as { reviews: Review[] };
    const failure = fails();
    if (failure) throw failure;
    sent.push(reviews.map(({ id }) => id));
    return { results: reviews.map(({ id }) => ({ id, outcome: 'counted', card: null })) };
  }) as Client;
  return { api, sent };
};

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe('a review', () => {
  it('waits on the device until it has arrived, and is then sent once, in the order in which it was made', async () => {
    const place = storage();
    const queue = createReviewQueue(place, 'ann');
    const [first, second] = [review(1), review(2)];
    queue.add(second);
    queue.add(first);
    const lost = server(() => new ApiError(0, 'internal', ''));
    expect(await sendReviews(queue, lost.api)).toBe(false);
    // As another page of the same person finds it
    const later = createReviewQueue(place, 'ann');
    expect(later.load().map(({ sent }) => sent)).toEqual([true, true]);
    const reached = server();
    expect(await Promise.all([sendReviews(later, reached.api), sendReviews(later, reached.api)])).toEqual([true, true]);
    expect([reached.sent, place.length]).toEqual([[[first.id, second.id]], 0]);
  });

  it('is not sent while the device knows that it has no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const queue = createReviewQueue(storage(), 'bob');
    queue.add(review(1));
    const { api, sent } = server();
    expect([await sendReviews(queue, api), sent, queue.load()[0]?.sent]).toEqual([false, [], false]);
  });

  it('is forgotten when it is refused for good, and kept when the service fails', async () => {
    const queue = createReviewQueue(storage(), 'cat');
    queue.add(review(1));
    await sendReviews(queue, server(() => new ApiError(503, 'internal', '')).api);
    expect(queue.load()).toHaveLength(1);
    await sendReviews(queue, server(() => new ApiError(400, 'invalid', '')).api);
    expect(queue.load()).toEqual([]);
  });

  it('of somebody else on the same device stays theirs', () => {
    const place = storage();
    createReviewQueue(place, 'dan').add(review(1));
    expect(createReviewQueue(place, 'eve').load()).toEqual([]);
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new Error('full');
      },
      length: 0,
    };
    const queue = createReviewQueue(full, 'fay');
    queue.add(review(1));
    const heard: number[] = [];
    const deaf = onReviewed((results) => heard.push(results.length));
    const { api, sent } = server();
    expect([await sendReviews(queue, api), sent.length, queue.load()]).toEqual([true, 1, []]);
    deaf();
    expect(heard).toEqual([1]);
  });
});
