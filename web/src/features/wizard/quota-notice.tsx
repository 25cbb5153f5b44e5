import { Gauge } from 'lucide-react';
import { Link } from 'react-router';
import type { Usage } from '../../../../shared/model/account/usage.ts';
import { paths } from '../../app/paths.ts';
import { quotaSpentText } from '../../lib/api/quota-spent.ts';
import { placeTexts } from '../../texts/place.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { wizardTexts } from './texts.ts';

interface QuotaNoticeProps {
  kind: 'story' | 'lesson';
  quota: Usage['stories'] | undefined;
  text: (left: number, of: { limit: number }) => string;
  /** Renders nothing while the quota is not used up. */
  spentOnly?: boolean;
}

/** True when the quota of a limited plan is used up. */
export const isSpent = (quota: Usage['stories'] | undefined): boolean =>
  quota !== undefined && quota.limit !== null && quota.used >= quota.limit;

/** Shows the remaining quota before anything is typed; nothing for a plan without a limit. */
export function QuotaNotice({ kind, quota, text, spentOnly = false }: QuotaNoticeProps) {
  if (!quota || quota.limit === null) return null;
  const left = Math.max(0, quota.limit - quota.used);
  const plans = (
    <Link to={paths.pricing} className="underline">
      {placeTexts.toPlans}
    </Link>
  );
  if (left === 0)
    return (
      <Notice tone="wrong" className={spentOnly ? 'mb-6' : 'mt-4'}>
        {quotaSpentText(kind, Date.now())} {wizardTexts.limitKept} {plans}
      </Notice>
    );
  if (spentOnly) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-14 text-quiet">
      <Gauge />
      <span>{text(left, { limit: quota.limit })}</span>
      {plans}
    </p>
  );
}
