import { type Interval, TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import { isOngoing } from '../../../../shared/model/account/subscription-status.ts';
import { paths } from '../../app/paths.ts';
import { planTexts } from '../../texts/plan.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { cx } from '../../ui/cx.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { useUpgrade } from '../subscription/use-upgrade.ts';
import { onlyFor } from './period-choice.tsx';
import { pricingTexts } from './texts.ts';

const periods: readonly Interval[] = ['month', 'year'];

/** A button per price; only that of the chosen period is visible. Users who have Pro get a link to manage it instead. */
export function ProAction() {
  const { subscription, active, plan, trialAvailable } = useSubscription();
  const { upgrade, busy } = useUpgrade(pricingTexts.checkoutFailed);
  if (subscription && isOngoing(subscription))
    return (
      <>
        <LinkButton to={paths.settings} look="primary" size="large" className="mt-auto sm:self-start">
          {planTexts.manage}
        </LinkButton>
        <p className="mt-3 text-13 text-quiet">{active ? pricingTexts.ownPlan({ plan }) : pricingTexts.pastDue}</p>
      </>
    );
  return (
    <>
      {periods.map((interval) => (
        <Button
          key={interval}
          id={`upgrade-${interval}`}
          data-needs-app=""
          look="primary"
          size="large"
          className={cx('mt-auto sm:self-start', onlyFor[interval])}
          busy={busy === interval}
          onClick={() => upgrade(interval)}
        >
          {trialAvailable ? pricingTexts.startTrial : planTexts.upgrade}
        </Button>
      ))}
      <p className="mt-3 text-13 text-quiet">
        {trialAvailable && `${pricingTexts.trialDays(TRIAL_DAYS)} `}
        {pricingTexts.cancelAnytime}
      </p>
    </>
  );
}
