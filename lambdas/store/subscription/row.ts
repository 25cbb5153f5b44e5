import * as z from 'zod/mini';
import { SubscriptionSchema } from '../../../shared/model/account/subscription.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { SubscriptionRecord } from '../../domain/subscription/subscription.ts';
import { subscriptionKey } from '../keys.ts';

const RowSchema: z.ZodMiniType<SubscriptionRecord> = z.extend(SubscriptionSchema, {
  id: z.string(),
  created_at: InstantSchema,
  user_id: z.string(),
  customer_id: z.string(),
  trial_ending_at: z.nullable(InstantSchema),
  updated_at: InstantSchema,
  version: z.int(),
});

export const parseSubscription = (row: unknown): SubscriptionRecord => z.parse(RowSchema, row);

export const subscriptionRow = (record: SubscriptionRecord) => ({ ...record, ...subscriptionKey(record.user_id) });
