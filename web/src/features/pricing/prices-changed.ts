import { PLANS_PATH } from '../../../../shared/catalogue/plans.ts';
import type { Plan } from '../../../../shared/model/subscription.ts';
import { pricesOf } from './prices.ts';

/** Whether the catalogue asks for anything but what the prerendered page says. Unanswered, the page stays as it is. */
export const pricesChanged = async (): Promise<boolean> => {
  try {
    const { plans } = (await (await fetch(PLANS_PATH)).json()) as { plans: Plan[] };
    const [shown, now] = [pricesOf(), pricesOf(plans)];
    return now.month !== shown.month || now.year !== shown.year;
  } catch {
    return false;
  }
};
