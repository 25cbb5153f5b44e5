import { PLANS_PATH } from '../../../../shared/catalogue/plans.ts';
import type { Plan } from '../../../../shared/model/account/subscription.ts';
import { pricesOf } from './prices.ts';

interface Catalogue {
  plans: Plan[];
  larger_model: boolean;
}

/** Whether the catalogue says anything but what the prerendered page says. Unanswered, the page stays as it is. */
export const pricesChanged = async (): Promise<boolean> => {
  try {
    const { plans, larger_model: larger } = (await (await fetch(PLANS_PATH)).json()) as Catalogue;
    const [shown, now] = [pricesOf(), pricesOf(plans)];
    return larger || now.month !== shown.month || now.year !== shown.year;
  } catch {
    return false;
  }
};
