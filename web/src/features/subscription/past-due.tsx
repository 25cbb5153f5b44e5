import { subscriptionTexts } from '../../texts/subscription.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { isUnpaid, useSubscription } from './subscription-context.ts';
import { usePortal } from './use-portal.ts';

/** For whom a renewal could not be charged; nothing for everybody else. */
export function PastDue({ className }: { className?: string }) {
  const { subscription } = useSubscription();
  const { open, busy } = usePortal();
  if (!isUnpaid(subscription)) return null;
  return (
    <section aria-label={subscriptionTexts.payment} className={className}>
      <Notice tone="wrong">
        <RichText
          text={subscriptionTexts.yourLastPaymentDid}
          parts={{
            button: (
              <button type="button" className="font-semi underline" aria-busy={busy} onClick={open}>
                {subscriptionTexts.updateYourPaymentMethod}
              </button>
            ),
          }}
        />
      </Notice>
    </section>
  );
}
