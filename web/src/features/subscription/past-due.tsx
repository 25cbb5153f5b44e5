import { RichText } from '../../ui/display/rich-text.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { isUnpaid, useSubscription } from './subscription-context.ts';
import { subscriptionTexts } from './texts.ts';
import { usePortal } from './use-portal.ts';

/** For users whose renewal could not be charged; renders nothing for others. */
export function PastDue({ className }: { className?: string }) {
  const { subscription } = useSubscription();
  const { open, busy } = usePortal();
  if (!isUnpaid(subscription)) return null;
  return (
    <section aria-label={subscriptionTexts.pastDueLabel} className={className}>
      <Notice tone="wrong">
        <RichText
          text={subscriptionTexts.pastDueText}
          parts={{
            button: (
              <button type="button" className="font-semi underline" aria-busy={busy} onClick={open}>
                {subscriptionTexts.pastDueFix}
              </button>
            ),
          }}
        />
      </Notice>
    </section>
  );
}
