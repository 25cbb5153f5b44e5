import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react';
import { useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { commonTexts } from '../../texts/common.ts';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../texts.ts';
import { toast as toasts } from './toast.ts';
import { useClearPlace } from './use-clear-place.ts';

const icons = {
  success: <CircleCheck className="text-done" />,
  error: <CircleAlert className="text-wrong" />,
  loading: <LoaderCircle className="animate-turn text-quiet" />,
  blank: null,
  custom: null,
};

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <li
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-card border border-rule bg-raised py-2.5 pr-2 pl-4 text-15 leading-6 shadow-lift',
        toast.visible ? 'animate-rise' : 'animate-sink',
      )}
    >
      <span className="mt-[3px] grid text-[18px]">{toast.icon ?? icons[toast.type]}</span>
      <div className="min-w-0 flex-1 py-0.5">{resolveValue(toast.message, toast)}</div>
      <IconButton
        small
        label={commonTexts.dismiss}
        icon={<X />}
        className="mt-0.5"
        onClick={() => toasts.dismiss(toast.id)}
      />
    </li>
  );
}

/**
 * Top right, newest first, placed so that it covers no control. Timers pause while a toast is hovered. The container is a live region, which also
 * keeps an open dialog from hiding it.
 */
export function Toaster() {
  const place = useRef<HTMLElement>(null);
  const { toasts: shown, handlers } = useToaster({ position: 'top-right' });
  useClearPlace(place, shown.length);
  return (
    <section
      ref={place}
      aria-label={uiTexts.notifications}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed top-4 right-4 z-[60] w-[min(380px,calc(100vw-2rem))] print:hidden"
    >
      <ol className="grid gap-2">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
