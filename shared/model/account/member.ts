import * as z from 'zod/mini';
import { UserSchema } from './user.ts';

/** A person as the administration lists them. */
export const MemberSchema = z.pick(UserSchema, {
  id: true,
  name: true,
  email: true,
  role: true,
  subscription_tier: true,
  created_at: true,
});
export type Member = z.infer<typeof MemberSchema>;

/** `users`, `admins` and `owners` are everybody once, by role; `pro` counts plans. */
export const MemberCountsSchema = z.object({ users: z.int(), admins: z.int(), owners: z.int(), pro: z.int() });
export type MemberCounts = z.infer<typeof MemberCountsSchema>;
