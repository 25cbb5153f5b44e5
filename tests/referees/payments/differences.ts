import type { Difference } from '../difference.ts';

const noCheckout: Difference = {
  shows: 'Invalid JSON received from the Stripe API',
  right: 'we are',
  why: 'localstripe has neither checkouts nor a billing portal; Stripe has both, and the stand-in too',
};
const noPrices: Difference = {
  shows: "Cannot read properties of undefined (reading 'recurring')",
  right: 'we are',
  why: 'localstripe speaks a version without prices, where an item has a plan; the SDK asks for the version it was made for',
};

export const differences: Readonly<Record<string, Difference>> = {
  'a customer asked for twice is one': {
    shows: 'Expected values to be strictly equal',
    right: 'we are',
    why: 'localstripe does not know the header Idempotency-Key; Stripe answers the same again for a day',
  },
  'a customer that is not there has no subscription': {
    shows: 'Not Found',
    right: 'we are',
    why: "localstripe's errors have a text and no code; Stripe's say resource_missing",
  },
  'a checkout is opened': noCheckout,
  'the page of a checkout that is not there is none': noCheckout,
  'the page where a customer manages a subscription is opened': noCheckout,
  'a subscription is read with its price, its period and its trial': noPrices,
  'somebody who leaves is forgotten, subscription and all': noPrices,
};
