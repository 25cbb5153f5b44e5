import { queryOptions, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { placeTexts } from '../../texts/place.ts';
import { planTexts } from '../../texts/plan.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { plansQuery } from '../subscription/plans.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { checkoutTexts } from './texts.ts';

const { pro, free } = planLimits;
const atATime = checkoutTexts.speedText({ pro: pro.running, free: free.running });

/** How many sessions the user has. Loaded lazily: the page is public, and anonymous users do not need the API client. */
const writtenQuery = queryOptions({
  queryKey: ['welcome', 'written'],
  queryFn: async () => (await (await import('../../lib/api/api.ts')).api('getStats', { query: {} })).totalSessions,
  retry: false,
});

const benefitsOf = (larger: boolean) => [
  [planTexts.unlimitedStories, checkoutTexts.storiesText],
  [checkoutTexts.speedTitle, larger ? checkoutTexts.largerModelText({ others: atATime }) : atATime],
  [planTexts.ownStyles, checkoutTexts.stylesText],
  [checkoutTexts.exportTitle, checkoutTexts.exportText],
];

export function Welcome() {
  const { subscription, plan } = useSubscription();
  const larger = useQuery(plansQuery).data?.larger_model ?? false;
  const { data: written, isError } = useQuery(writtenQuery);
  const first = isError || written === 0;
  const trialEnd = subscription?.subscription_status === 'trialing' ? subscription.trial_end : null;
  return (
    <Page className="pt-12 sm:pt-20">
      <Heading level={1}>{checkoutTexts.heading}</Heading>
      <p className="mt-4 max-w-[56ch] text-quiet">
        {checkoutTexts.benefitsLead({
          plan: trialEnd
            ? checkoutTexts.trialRuns({ plan, trialEnd: formatDate(trialEnd) })
            : checkoutTexts.planActive({ plan }),
        })}
      </p>
      <ul className="mt-8 grid max-w-[860px] gap-x-12 border-t border-ink sm:grid-cols-2">
        {benefitsOf(larger).map(([what, text]) => (
          <li key={what} className="grid grid-cols-[20px_1fr] gap-3 border-b border-rule py-5">
            <Check className="mt-1 text-story" />
            <div>
              <p className="font-semi">{what}</p>
              <p className="mt-0.5 text-15 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.upload} look="primary" size="large" className="max-sm:w-full">
          {first ? checkoutTexts.createFirst : checkoutTexts.createNext}
        </LinkButton>
        <LinkButton to={paths.dashboard} size="large" className="max-sm:w-full">
          {placeTexts.toDashboard}
        </LinkButton>
      </div>
    </Page>
  );
}
