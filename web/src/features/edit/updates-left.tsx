import { Link } from 'react-router';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api.ts';
import { editTexts } from '../../texts/edit.ts';
import { Notice } from '../../ui/notice.tsx';

/** Said before anything is typed; nothing for a plan without a limit. */
export function UpdatesLeft() {
  const { data } = useEndpoint('getUsage');
  if (!data || data.expansions.limit === null) return null;
  const { used, limit } = data.expansions;
  const left = Math.max(0, limit - used);
  const plans = (
    <Link to={paths.pricing} className="underline">
      {editTexts.seeThePlans}
    </Link>
  );
  if (left === 0)
    return (
      <Notice tone="wrong">
        {errorCodes.quota_exceeded.text} {plans}
      </Notice>
    );
  return (
    <p className="text-14 text-quiet">
      {editTexts.updatesLeft(left, { limit })} {plans}
    </p>
  );
}
