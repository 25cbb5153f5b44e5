import { REVIEWS_AT_ONCE } from '../../../../../shared/catalogue/limits.ts';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import type { ReviewResult } from '../../../../../shared/model/learning/review.ts';
import { instant } from '../../../../../shared/model/time.ts';
import type { ReviewQueue } from './review-queue.ts';

type Listener = (results: readonly ReviewResult[]) => void;
const listeners = new Set<Listener>();

/** Listens for what the server says of reviews. Returns the function that stops listening. */
export const onReviewed = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sent again it would be refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 413 || error.status === 422);

const sendAll = async (queue: ReviewQueue, api: Client): Promise<boolean> => {
  for (;;) {
    const reviews = queue
      .load()
      .slice(0, REVIEWS_AT_ONCE)
      .map(({ review }) => review);
    if (reviews.length === 0) return true;
    if (!navigator.onLine) return false;
    queue.sending(reviews);
    const ids = reviews.map(({ id }) => id);
    try {
      const { results } = await api('gradeCards', { body: { sent_at: instant(Date.now()), reviews } });
      queue.remove(ids);
      for (const listener of listeners) listener(results);
    } catch (error) {
      if (!isRefused(error)) return false;
      queue.remove(ids);
    }
  }
};

let sending: Promise<boolean> | undefined;

/** Sends all reviews that wait, one call after the other. Resolves to false when some still wait. */
export const sendReviews = (queue: ReviewQueue, api: Client): Promise<boolean> => {
  sending ??= sendAll(queue, api).finally(() => {
    sending = undefined;
  });
  return sending;
};
