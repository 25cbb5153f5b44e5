import { randomBytes } from 'node:crypto';
import type { Doc } from './store.ts';

export interface StripeCustomer extends Doc {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: object;
}

export interface Price {
  id: string;
  object: 'price';
  active: true;
  currency: string;
  product: string;
  nickname: string;
  type: 'recurring';
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
  /** Cents. */
  unit_amount: number;
}

export interface StripeSubscription extends Doc {
  object: 'subscription';
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  currency: string;
  metadata: object;
  trial_start: number | null;
  trial_end: number | null;
  discounts: string[];
  default_payment_method: string | null;
  items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] };
}

interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface CheckoutSession extends Doc {
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: string;
  mode: 'subscription';
  client_reference_id: string | null;
  metadata: object;
  success_url: string;
  cancel_url: string | null;
  subscription: string | null;
  allow_promotion_codes: boolean;
  payment_method_collection: string;
  expires_at: number;
  url: string | null;
  _price: string;
  /** 0 is no trial. */
  _trialDays: number;
}

export interface PortalSession extends Doc {
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  url: string;
}

export interface PromotionCode extends Doc {
  object: 'promotion_code';
  active: boolean;
  code: string;
  promotion: { type: 'coupon'; coupon: string };
  _percentOff: number;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
/** Epoch seconds. */
export const seconds = (): number => Math.floor(Date.now() / 1_000);
export const DAY_SECONDS = 86_400;
