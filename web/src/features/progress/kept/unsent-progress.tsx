import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api/api.ts';
import { sendOnReconnect } from '../../../lib/browser/send-on-reconnect.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { createProgressQueue } from './progress-queue.ts';
import { sendProgress } from './send-progress.ts';

/** Sends how far somebody read offline once there is a connection, on every page. Renders nothing. */
export default function UnsentProgress() {
  const userId = useAuth().user?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const queue = createProgressQueue(localStorage, userId);
    let sending = Promise.resolve();
    return sendOnReconnect(() => {
      sending = sending.then(() => (navigator.onLine ? sendProgress(queue, api, queries) : undefined));
    });
  }, [userId, queries]);
  return null;
}
