import { Gauge } from 'lucide-react';
import { Link } from 'react-router';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import type { Usage } from '../../../../shared/model/usage.ts';
import { paths } from '../../app/paths.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { Notice } from '../../ui/notice.tsx';

interface AllowanceProps {
  allowance: Usage['stories'] | undefined;
  text: (left: number, of: { limit: number }) => string;
  /** Says nothing while something is left. */
  spentOnly?: boolean;
}

/** Said before anything is typed, so that nobody finds out at the end. Nothing for a plan without a limit. */
export function Allowance({ allowance, text, spentOnly = false }: AllowanceProps) {
  if (!allowance || allowance.limit === null) return null;
  const left = Math.max(0, allowance.limit - allowance.used);
  const plans = (
    <Link to={paths.pricing} className="underline">
      {wizardTexts.seeThePlans}
    </Link>
  );
  if (left === 0)
    return (
      <Notice tone="wrong" className={spentOnly ? 'mb-6' : 'mt-4'}>
        {errorCodes.quota_exceeded.text} {plans}
      </Notice>
    );
  if (spentOnly) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-14 text-quiet">
      <Gauge />
      <span>{text(left, { limit: allowance.limit })}</span>
      {plans}
    </p>
  );
}
