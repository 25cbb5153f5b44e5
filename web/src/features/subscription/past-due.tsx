import { Notice } from '../../ui/notice.tsx';
import { usePortal } from '../checkout/use-portal.ts';
import { useSubscription } from './subscription-context.ts';

/** For whom a renewal could not be charged; nothing for everybody else. */
export function PastDue({ className }: { className?: string }) {
  const { subscription } = useSubscription();
  const { open, busy } = usePortal();
  const status = subscription?.subscription_status;
  if (status !== 'past_due' && status !== 'unpaid') return null;
  return (
    <Notice tone="wrong" {...(className === undefined ? {} : { className })}>
      Your last payment did not go through, so your account is on the Free plan for now. Everything you made is still
      here.{' '}
      <button type="button" className="font-semi underline" aria-busy={busy} onClick={open}>
        Update your payment method
      </button>
    </Notice>
  );
}
