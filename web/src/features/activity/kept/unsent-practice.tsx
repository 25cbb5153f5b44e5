import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendOnReconnect } from '../../../lib/browser/send-on-reconnect.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { createPracticeQueue } from './practice-queue.ts';
import { sendPractice } from './send-practice.ts';

/** Sends what was done with activities offline once there is a connection, on every page. Renders nothing. */
export default function UnsentPractice() {
  const userId = useAuth().user?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const queue = createPracticeQueue(localStorage, userId);
    return sendOnReconnect(() => {
      if (navigator.onLine) for (const scene of queue.scenes()) void sendPractice(queue, scene, queries);
    });
  }, [userId, queries]);
  return null;
}
