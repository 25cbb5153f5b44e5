import { useEffect } from 'react';
import { api } from '../../../lib/api/api.ts';
import { sendOnReconnect } from '../../../lib/browser/send-on-reconnect.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { createReviewQueue } from './review-queue.ts';
import { sendReviews } from './send-reviews.ts';

/** Sends reviews that were made offline once there is a connection, on every page. Renders nothing. */
export default function UnsentReviews() {
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const queue = createReviewQueue(localStorage, userId);
    return sendOnReconnect(() => void sendReviews(queue, api));
  }, [userId]);
  return null;
}
