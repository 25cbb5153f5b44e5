import { Gauge } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import type { Usage } from '../../../../shared/model/usage.ts';
import { paths } from '../../app/paths.ts';
import { formatCount } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';

/** What is left of the plan; nothing for a plan without a limit. */
export const leftOf = ({ stories }: Usage): number | null =>
  stories.limit === null ? null : Math.max(0, stories.limit - stories.used);

/** Said before anything is typed, so that nobody finds out at the end. */
export function Allowance({ usage }: { usage: Usage | undefined }) {
  const left = usage ? leftOf(usage) : null;
  if (left === null) return null;
  const plans = (
    <Link to={paths.pricing} className="underline">
      See the plans
    </Link>
  );
  if (left === 0)
    return (
      <Notice tone="wrong" className="mt-6">
        {errorCodes.quota_exceeded.text} {plans}
      </Notice>
    );
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-14 text-quiet">
      <Gauge />
      <span>
        {formatCount(left, 'story', 'stories')} left of {usage?.stories.limit} on the Free plan.
      </span>
      {plans}
    </p>
  );
}
