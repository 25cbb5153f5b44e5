import * as z from 'zod/mini';

/** Settings that ask for something to be done. Where one is false, the toggle says that it is still to come. */
export const ActingSchema = z.object({
  email_notifications: z.boolean(),
  community_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  profile_public: z.boolean(),
  allow_followers: z.boolean(),
});
export type Acting = z.infer<typeof ActingSchema>;

/** What this deployment can do about an account. */
export const AbilitiesSchema = z.object({ acting: ActingSchema, deletion: z.boolean() });
