import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetKeptSince, keptSince, onKeptSince } from '../../lib/browser/kept-answers.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { offlineTexts } from './texts.ts';
import { startWorker } from './worker-client.ts';

/** A service that answers some calls late must not have everything asked again all the time. */
const ASK_AGAIN_MS = 60_000;

/** Asks for everything again once the server answers: what was kept is not shown as if it were fresh. */
const useAskAgain = () => {
  const queries = useQueryClient();
  useEffect(() => {
    let last = 0;
    const back = () => {
      if (keptSince() !== undefined || Date.now() - last < ASK_AGAIN_MS) return;
      last = Date.now();
      void queries.invalidateQueries();
    };
    const deaf = onKeptSince(back);
    window.addEventListener('online', forgetKeptSince);
    return () => {
      deaf();
      window.removeEventListener('online', forgetKeptSince);
    };
  }, [queries]);
};

/** The worker is for who is signed in: nobody else has anything to read offline. */
const useWorker = (userId: string | undefined) => {
  const queries = useQueryClient();
  const [apply, setApply] = useState<() => Promise<void>>();
  useEffect(() => {
    if (userId === undefined) return;
    return startWorker({
      onBegun: () => void queries.invalidateQueries(),
      onUpdate: (found) => setApply(() => found),
    });
  }, [userId, queries]);
  return [apply, () => setApply(undefined)] as const;
};

/** Keeps the app and what was read last for use offline, and offers a newer version of the app. */
export default function OfflineHost() {
  const [apply, later] = useWorker(useAuth().user?.id);
  const [busy, setBusy] = useState(false);
  useAskAgain();
  const reload = () => {
    setBusy(true);
    void apply?.().then(reloadPage);
  };
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-[69]">
      {apply && (
        <div
          data-update
          className="flex h-(--banner) items-center justify-center gap-2 border-b border-rule bg-raised px-4 text-15 leading-5 font-semi max-sm:text-13 max-sm:leading-4 print:hidden"
        >
          <RefreshCw />
          <span>{offlineTexts.updateReady}</span>
          <Button look="bare" size="small" busy={busy} onClick={reload}>
            {offlineTexts.updateReload}
          </Button>
          <Button look="bare" size="small" onClick={later}>
            {offlineTexts.updateLater}
          </Button>
        </div>
      )}
    </div>
  );
}
