import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { keptSince, onKeptSince } from '../lib/browser/kept-answers.ts';
import { useOnline } from '../lib/browser/use-online.ts';
import { appTexts } from './texts.ts';

const AsOf = lazy(async () => ({ default: (await import('../features/offline/as-of.tsx')).AsOf }));

/** That there is no connection, and how old what is shown is. */
export function OfflineBanner() {
  const online = useOnline();
  const since = useSyncExternalStore(onKeptSince, keptSince, () => undefined);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-[70]">
      {(!online || since !== undefined) && (
        <p
          data-offline
          className="flex h-(--banner) items-center justify-center gap-2 border-b border-rule bg-making-wash px-4 text-15 leading-5 font-semi text-making max-sm:text-13 max-sm:leading-4 print:hidden"
        >
          <WifiOff />
          <span>
            {online ? appTexts.unanswered : appTexts.offline}
            {since !== undefined && (
              <Suspense fallback={null}>
                {' '}
                <AsOf since={since} />
              </Suspense>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
