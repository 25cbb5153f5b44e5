import { AppError } from '../../../../shared/model/app-error.ts';
import { plansOf } from '../../../domain/subscription/catalogue.ts';
import { startCheckout } from '../../../domain/subscription/checkout.ts';
import { openPortal } from '../../../domain/subscription/portal.ts';
import { isTrialAvailable, presentSubscription } from '../../../domain/subscription/subscription.ts';
import { ensureUser } from '../../../domain/user/me.ts';
import { setting } from '../../../runtime/config.ts';
import { subscriptionStore, userStore } from '../../../runtime/container.ts';
import type { Caller } from '../../../runtime/http/caller.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { logger } from '../../../runtime/logs/logger.ts';
import { hasLargerModel } from '../../../runtime/model/model-settings.ts';
import { isProviderError, payments, proProduct } from '../../../runtime/payments.ts';

import { accounts } from '../../../runtime/services/identity.ts';

const userOf = (caller: Caller, now: number) => ensureUser({ users: userStore(), accounts: accounts() }, caller, now);

/** Turns failures of the payment provider into `payments_busy`. */
const asking = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logger.error('The payment provider refused or failed', { error });
    throw new AppError('payments_busy');
  }
};

export const subscription: Routes<'listPlans' | 'getSubscription' | 'createCheckout' | 'createPortal'> = {
  listPlans: async () => ({ plans: plansOf(proProduct()), larger_model: hasLargerModel() }),

  getSubscription: async ({ caller }) => {
    const record = await subscriptionStore().find(caller.userId);
    return {
      subscription: record ? presentSubscription(record) : null,
      trial_available: isTrialAvailable(caller.user?.trial_used_at),
    };
  },

  createCheckout: async ({ caller, body, now }) => {
    const user = await userOf(caller, now);
    const { id: sessionId, url } = await asking(
      startCheckout(
        {
          payments: payments(),
          subscriptions: subscriptionStore(),
          plans: plansOf(proProduct()),
          origin: setting('SITE_ORIGIN'),
        },
        { user, priceId: body.price_id, successUrl: body.success_url, cancelUrl: body.cancel_url, now },
      ),
    );
    return { sessionId, url };
  },

  createPortal: async ({ caller, body, now }) => {
    const user = await userOf(caller, now);
    const deps = { payments: payments(), open: proProduct() !== undefined, origin: setting('SITE_ORIGIN') };
    return { url: await asking(openPortal(deps, user, body.return_url)) };
  },
};
