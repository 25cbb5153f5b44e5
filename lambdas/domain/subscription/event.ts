/** The trusted part of a provider's event: that something changed for a customer, not what. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

export const TRIAL_ENDS = 'customer.subscription.trial_will_end';

const relevantTypes = /^(checkout\.session\.|customer\.subscription\.|customer\.deleted$|invoice\.)/;

/** Whether the event can change a subscription. Other events are only acknowledged. */
export const isRelevant = ({ type }: PaymentEvent): boolean => relevantTypes.test(type);
