import * as z from 'zod/mini';

/** Which settings have an effect in this deployment. A toggle without one says that it is still to come. */
export const SettingsInEffectSchema = z.object({
  email_notifications: z.boolean(),
  community_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  profile_public: z.boolean(),
  allow_followers: z.boolean(),
});
export type SettingsInEffect = z.infer<typeof SettingsInEffectSchema>;

/** What this deployment can do about an account. */
export const AbilitiesSchema = z.object({ acting: SettingsInEffectSchema, deletion: z.boolean() });
