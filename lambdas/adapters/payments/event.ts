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

/** What is signed but says nothing of a customer: acknowledged, so that it is not sent again. */
const nobodys: PaymentEvent = { id: '', type: '', customerId: null };

/** Undefined unless the provider signed exactly this text within the last five minutes. */
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
  if (!parsed.success) return nobodys;
  const { id, type, data } = parsed.data;
  const { customer } = data.object;
  const named = typeof customer === 'string' ? customer : customer?.id;
  return { id, type, customerId: (data.object.object === 'customer' ? data.object.id : named) ?? null };
};
