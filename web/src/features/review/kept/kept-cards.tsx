import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { keepCardsUpToDate } from './keep-cards.ts';

/** Has today's cards kept for when there is no connection, once the service worker controls the page. Renders nothing. */
export default function KeptCards() {
  const userId = useAuth().user?.id;
  const queries = useQueryClient();
  useEffect(() => {
    // Missing where the page is not served over TLS
    if (userId === undefined || !('serviceWorker' in navigator)) return;
    const stop = new AbortController();
    let stopKeeping: () => void = () => undefined;
    const start = () => {
      stopKeeping();
      stopKeeping = keepCardsUpToDate(queries, userId);
    };
    if (navigator.serviceWorker.controller) start();
    else navigator.serviceWorker.addEventListener('controllerchange', start, { once: true, signal: stop.signal });
    return () => {
      stop.abort();
      stopKeeping();
    };
  }, [userId, queries]);
  return null;
}
