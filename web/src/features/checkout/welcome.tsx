import { Check } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/format.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useSubscription } from '../subscription/subscription-context.ts';

const benefits = [
  ['Unlimited story sessions', 'No count of stories any more, and no monthly limits on lessons and expansions.'],
  ['Advanced AI generation', 'Three generations at a time instead of one.'],
  ['Custom genres and author styles', 'Type your own beside the lists.'],
  ['Export', 'Take a session away as a web page or an e-book, beside Markdown.'],
] as const;

export function Welcome() {
  const { subscription, plan } = useSubscription();
  const trialEnd = subscription?.subscription_status === 'trialing' ? subscription.trial_end : null;
  return (
    <Page className="pt-12 sm:pt-20">
      <Heading level={1}>Welcome to Fabula Pro</Heading>
      <p className="mt-4 max-w-[56ch] text-quiet">
        {trialEnd
          ? `Your trial of ${plan} runs until ${formatDate(trialEnd)}. Without a card it ends by itself.`
          : `Your subscription to ${plan} is active.`}{' '}
        Everything below is yours from now on.
      </p>
      <ul className="mt-8 grid max-w-[860px] gap-x-12 border-t border-ink sm:grid-cols-2">
        {benefits.map(([what, text]) => (
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
          Create Your First Story
        </LinkButton>
        <LinkButton to={paths.dashboard} size="large" className="max-sm:w-full">
          Go to Dashboard
        </LinkButton>
      </div>
    </Page>
  );
}
