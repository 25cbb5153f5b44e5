import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api.ts';
import { createExpansionWatch } from '../../lib/api/expansion-watch.ts';
import { createLiveUpdates } from '../../lib/api/live-updates.ts';
import { createReadyWatch } from '../../lib/api/ready-watch.ts';
import { openRealtime } from '../../lib/api/realtime.ts';
import { sessionsAnswered } from '../../lib/api/session-cache.ts';
import { siteConfig } from '../../lib/browser/site-config.ts';
import { useLocale } from '../../lib/browser/use-locale.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { failureText, isCancelled } from './failure-text.ts';
import { generationTexts } from './texts.ts';
import { useReadyAnnouncement } from './use-ready-announcement.tsx';

const ticket = async () => (await api('createRealtimeTicket')).ticket;

/** Connects the live updates of a signed-in user; renders nothing. */
export default function Live() {
  const { user } = useAuth();
  const queries = useQueryClient();
  const announce = useReadyAnnouncement();
  const userId = user?.id;
  useLocale(userId);
  useEffect(() => {
    if (userId === undefined) return;
    const updates = createLiveUpdates(queries);
    const watch = createReadyWatch(announce);
    const growth = createExpansionWatch({
      grown: (id) => toast.success(generationTexts.grown, { id: `grown-${id}` }),
      failed: (session) => {
        if (!isCancelled(session)) toast.error(failureText(session) ?? '', { id: `grown-${session.id}` });
      },
    });
    const stopWatching = queries.getQueryCache().subscribe((event: QueryCacheNotifyEvent) => {
      if (event.type === 'updated' && event.action.type === 'success')
        for (const session of sessionsAnswered(event.query)) {
          watch.see(session);
          growth.see(session);
        }
    });
    let left = false;
    let close = () => {};
    const open = async () => {
      const { socketUrl: url } = await siteConfig();
      if (left) return;
      close = openRealtime({
        url,
        ticket,
        onMessage: (message) => {
          if (updates.apply(message)) watch.tell(message);
        },
        onOpen: updates.catchUp,
      });
    };
    open().catch((error: unknown) => console.warn('Live updates are not available', error));
    return () => {
      left = true;
      close();
      stopWatching();
      updates.stop();
    };
  }, [userId, queries, announce]);
  return null;
}
