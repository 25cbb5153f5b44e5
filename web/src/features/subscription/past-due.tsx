import { Notice } from '../../ui/notice.tsx';
import { isUnpaid, useSubscription } from './subscription-context.ts';
import { usePortal } from './use-portal.ts';

/** For whom a renewal could not be charged; nothing for everybody else. */
export function PastDue({ className }: { className?: string }) {
  const { subscription } = useSubscription();
  const { open, busy } = usePortal();
  if (!isUnpaid(subscription)) return null;
  return (
    <section aria-label="Payment" className={className}>
      <Notice tone="wrong">
        Your last payment did not go through, so your account is on the Free plan for now. Everything you made is still
        here.{' '}
        <button type="button" className="font-semi underline" aria-busy={busy} onClick={open}>
          Update your payment method
        </button>
      </Notice>
    </section>
  );
}
