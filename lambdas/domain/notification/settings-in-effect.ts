import type { Acting } from '../../../shared/model/account/abilities.ts';

/**
 * Which of the settings do something here. Mails need a sender; nobody can follow anybody yet.
 */
export const settingsInEffect = (sender: string | undefined): Acting => ({
  email_notifications: sender !== undefined,
  community_notifications: sender !== undefined,
  marketing_emails: sender !== undefined,
  profile_public: true,
  allow_followers: false,
});
