import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { paths } from '../../app/paths.ts';
import { formatPrice } from '../../lib/words/format.ts';
import { placeTexts } from '../../texts/place.ts';
import { planTexts } from '../../texts/plan.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { IncludedList } from './included-list.tsx';
import { pricingTexts } from './texts.ts';

const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

const gets = [
  pricingTexts.freeStories(stories),
  pricingTexts.freeLessons(lessonsPerMonth),
  pricingTexts.freeExpansions(expansionsPerMonth),
  pricingTexts.freeProgress,
];

export function FreeCard() {
  const { status } = useAuth();
  return (
    <section aria-labelledby="plan-free" className="flex flex-col bg-paper px-5 py-6 sm:p-10">
      <Heading level={2} id="plan-free" className="text-28">
        {planTexts.free}
      </Heading>
      <p className="mt-1 text-quiet">{pricingTexts.freeFor}</p>
      <p className="mt-6 font-serif text-[48px] leading-[60px] font-medium tracking-[-0.035em] lining-nums sm:text-58">
        {formatPrice(0)}
      </p>
      <p className="mt-1 min-h-[26px] text-quiet">{pricingTexts.freePeriod}</p>
      <IncludedList items={gets} />
      {status === 'signedIn' ? (
        <LinkButton to={paths.dashboard} size="large" className="mt-auto sm:self-start">
          {placeTexts.toDashboard}
        </LinkButton>
      ) : (
        <LinkButton to={paths.signUp} size="large" className="mt-auto sm:self-start">
          {placeTexts.signUpFree}
        </LinkButton>
      )}
    </section>
  );
}
