import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { quotaSpentText } from '../../lib/api/quota-spent.ts';
import { placeTexts } from '../../texts/place.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { editTexts } from './texts.ts';

/** How many updates the plan still allows; nothing for a plan without a limit. */
export function UpdatesLeft() {
  const { data } = useEndpoint('getUsage');
  if (!data || data.expansions.limit === null) return null;
  const { used, limit } = data.expansions;
  const left = Math.max(0, limit - used);
  const plans = (
    <Link to={paths.pricing} className="underline">
      {placeTexts.toPlans}
    </Link>
  );
  if (left === 0)
    return (
      <Notice tone="wrong">
        {quotaSpentText('expansion', Date.now())} {plans}
      </Notice>
    );
  return (
    <p className="text-14 text-quiet">
      {editTexts.quotaLeft(left, { limit })} {plans}
    </p>
  );
}
