import { useQueryClient } from '@tanstack/react-query';
import type { Interval } from '../../../../shared/catalogue/plans.ts';
import { accessToken } from '../../lib/auth/access-token.ts';
import { DisplayError } from '../../lib/words/display-error.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { openSignIn } from '../auth/dialog/sign-in-modal.ts';
import { checkoutUrl } from './checkout-url.ts';
import { plansQuery } from './plans.ts';
import { subscriptionTexts } from './texts.ts';
import { useRedirect } from './use-redirect.ts';

/**
 * Redirects to the payment page of a billing period; `busy` is the one being opened. A failure without a message of its
 * own is shown as `otherwise`.
 */
export const useUpgrade = (otherwise: string) => {
  const { status } = useAuth();
  const queries = useQueryClient();
  const { busy, leave } = useRedirect<Interval>((error) =>
    toast.error(error instanceof DisplayError ? error.message : otherwise, { id: 'upgrade' }),
  );

  const pageOf = async (interval: Interval): Promise<string> => {
    const { plans } = await queries.fetchQuery(plansQuery);
    const plan = plans.find((one) => one.interval === interval);
    if (!plan) throw new DisplayError(refusalTexts.plans_absent);
    const { api } = await import('../../lib/api/api.ts');
    return checkoutUrl({ api, token: accessToken, origin: window.location.origin }, plan.priceId);
  };
  const upgrade = (interval: Interval): void => {
    if (status === 'none') {
      toast.error(subscriptionTexts.signInToUpgrade, { id: 'upgrade' });
      openSignIn('signin');
    } else void leave(interval, () => pageOf(interval));
  };
  return { upgrade, busy };
};
