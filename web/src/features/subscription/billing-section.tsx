import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import { isOngoing } from '../../../../shared/model/account/subscription-status.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { planTexts } from '../../texts/plan.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { PastDue } from './past-due.tsx';
import { nextDate, priceOf, statusText } from './status-text.ts';
import { useSubscription } from './subscription-context.ts';
import { subscriptionTexts } from './texts.ts';
import { usePortal } from './use-portal.ts';
import { usePortalReturn } from './use-portal-return.ts';
import { useUpgrade } from './use-upgrade.ts';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[220px_1fr]">
      <dt className="text-15 text-quiet">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-15 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The settings' section about the account's subscription. */
export function BillingSection() {
  const { subscription, active, plan, trialAvailable, user } = useSubscription();
  const { upgrade, busy: upgrading } = useUpgrade(subscriptionTexts.upgradeFailed);
  const { open, busy: opening } = usePortal();
  usePortalReturn();
  const held = subscription ?? null;
  const next = held && nextDate(held);
  const price = held?.isActive ? priceOf(held) : undefined;
  const wait = <Skeleton className="h-3.5 w-40" />;
  // A subscription that is not active but still exists is paid in the portal; a second one would be refused
  const toPro = held && isOngoing(held) ? open : () => upgrade('month');
  return (
    <section aria-labelledby="billing">
      <Heading level={2} id="billing">
        {planTexts.billing}
      </Heading>
      <PastDue className="mt-4" />
      <dl className="mt-4 border-t border-ink">
        <Row label={subscriptionTexts.planLabel}>
          {subscription === undefined ? wait : <b className="font-semi">{plan}</b>}
          {price}
        </Row>
        <Row label={subscriptionTexts.statusLabel}>
          {subscription === undefined ? wait : statusText(held)}
          {held?.cancel_at_period_end && active && <Badge tone="making">{subscriptionTexts.cancels}</Badge>}
        </Row>
        {next && <Row label={next[0]}>{next[1]}</Row>}
        <Row label={commonTexts.email}>{user?.email ?? wait}</Row>
        <Row label={commonTexts.memberSince}>{user ? formatDate(user.created_at) : wait}</Row>
      </dl>
      {subscription !== undefined && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          {active ? (
            <Button look="primary" busy={opening} onClick={open}>
              {planTexts.manage}
            </Button>
          ) : (
            <>
              <Button look="primary" busy={upgrading !== undefined || opening} onClick={toPro}>
                {planTexts.upgrade}
              </Button>
              <Link to={paths.pricing} className="text-15 underline">
                {placeTexts.toPlans}
              </Link>
              {trialAvailable && <span className="text-14 text-quiet">{subscriptionTexts.trialHint(TRIAL_DAYS)}</span>}
            </>
          )}
        </div>
      )}
    </section>
  );
}
