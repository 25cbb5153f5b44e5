import { PLANS_PATH } from '../../../../shared/catalogue/plans.ts';
import type { PricingPlan } from '../../../../shared/model/account/subscription.ts';
import { pricesOf } from './prices.ts';

interface Catalogue {
  plans: PricingPlan[];
  larger_model: boolean;
}

/** True when the catalogue's prices differ from those on the prerendered page. When it cannot be loaded the page stays. */
export const pricesChanged = async (): Promise<boolean> => {
  try {
    const { plans, larger_model: larger } = (await (await fetch(PLANS_PATH)).json()) as Catalogue;
    const [shown, now] = [pricesOf(), pricesOf(plans)];
    return larger || now.month !== shown.month || now.year !== shown.year;
  } catch {
    return false;
  }
};
