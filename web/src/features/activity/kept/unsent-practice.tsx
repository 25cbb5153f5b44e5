import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
    const stop = new AbortController();
    const send = () => {
      if (navigator.onLine) for (const scene of queue.scenes()) void sendPractice(queue, scene, queries);
    };
    window.addEventListener('online', send, { signal: stop.signal });
    window.addEventListener('focus', send, { signal: stop.signal });
    send();
    return () => stop.abort();
  }, [userId, queries]);
  return null;
}
