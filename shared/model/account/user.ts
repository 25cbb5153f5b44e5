import * as z from 'zod/mini';
import { InstantSchema } from '../time.ts';

export const RoleSchema = z.enum(['user', 'admin', 'owner']);
export type Role = z.infer<typeof RoleSchema>;
export const TierSchema = z.enum(['free', 'pro']);

const text = z.nullable(z.string());

export const UserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: text,
  role: RoleSchema,
  bio: text,
  location: text,
  /** A JSON-encoded list. */
  interests: text,
  current_studies: text,
  learning_goals: text,
  status_message: text,
  avatar_url: text,
  is_public: z.boolean(),
  subscription_tier: TierSchema,
  subscription_status: text,
  stripe_customer_id: text,
  created_at: InstantSchema,
  updated_at: InstantSchema,
});
export type User = z.infer<typeof UserSchema>;
