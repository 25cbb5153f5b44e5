/** As much of a provider's event as is believed: that something happened to somebody, never what. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

export const TRIAL_ENDS = 'customer.subscription.trial_will_end';

const relevantTypes = /^(checkout\.session\.|customer\.subscription\.|customer\.deleted$|invoice\.)/;

/** Whether it can have changed what somebody is entitled to. Everything else is acknowledged and nothing more. */
export const isRelevant = ({ type }: PaymentEvent): boolean => relevantTypes.test(type);
