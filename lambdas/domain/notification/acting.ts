import type { Acting } from '../../../shared/model/abilities.ts';

/**
 * Which of the settings do something here. Mails need a sender; nobody can follow anybody yet, and neither the
 * community nor the product's makers write to people.
 */
export const actingSettings = (sender: string | undefined): Acting => ({
  email_notifications: sender !== undefined,
  community_notifications: false,
  marketing_emails: false,
  profile_public: true,
  allow_followers: false,
});
