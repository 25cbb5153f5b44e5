import type { SettingsInEffect } from '../../../shared/model/account/abilities.ts';

/**
 * Which settings have an effect in this deployment: mails need a sender, and following does not exist yet.
 */
export const settingsInEffect = (sender: string | undefined): SettingsInEffect => ({
  email_notifications: sender !== undefined,
  community_notifications: sender !== undefined,
  marketing_emails: sender !== undefined,
  profile_public: true,
  allow_followers: false,
});
