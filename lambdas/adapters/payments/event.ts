import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PaymentEvent } from '../../domain/subscription/event.ts';

const TOLERANCE_SECONDS = 300;

const EventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.string(),
      customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
});

/** For a signed event of an unknown shape: it is acknowledged, so that Stripe does not send it again. */
const unrelatedEvent: PaymentEvent = { id: '', type: '', customerId: null };

/** The event in a webhook body. Undefined unless Stripe signed this body within the last five minutes. */
export const readEvent = (
  { webhooks }: Stripe,
  secret: string,
  body: string,
  signature: string,
): PaymentEvent | undefined => {
  let signed: unknown;
  try {
    signed = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    return undefined;
  }
  const parsed = EventSchema.safeParse(signed);
  if (!parsed.success) return unrelatedEvent;
  const { id, type, data } = parsed.data;
  const { customer } = data.object;
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  return { id, type, customerId: (data.object.object === 'customer' ? data.object.id : customerId) ?? null };
};
