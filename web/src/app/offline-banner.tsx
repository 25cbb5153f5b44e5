import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { appTexts } from './texts.ts';

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-[70]">
      {!online && (
        <p
          data-offline
          className="flex h-(--banner) items-center justify-center gap-2 border-b border-rule bg-making-wash px-4 text-15 leading-5 font-semi text-making max-sm:text-13 max-sm:leading-4 print:hidden"
        >
          <WifiOff />
          {appTexts.offline}
        </p>
      )}
    </div>
  );
}
