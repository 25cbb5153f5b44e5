import { useEffect } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { createReviewQueue } from './review-queue.ts';
import { sendReviews } from './send-reviews.ts';

/** Sends reviews that were made offline once there is a connection, on every page. Renders nothing. */
export default function UnsentReviews() {
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const queue = createReviewQueue(localStorage, userId);
    const stop = new AbortController();
    const send = () => void sendReviews(queue, api);
    window.addEventListener('online', send, { signal: stop.signal });
    window.addEventListener('focus', send, { signal: stop.signal });
    send();
    return () => stop.abort();
  }, [userId]);
  return null;
}
