import type { Activity } from '../../../../shared/model/activity.ts';
import { adminTexts } from './texts.ts';

const made = { user: adminTexts.madeUser, admin: adminTexts.madeAdmin, owner: adminTexts.madeOwner } as const;

/** One entry as a sentence. Whoever or whatever has gone has no name any more. */
export const activityText = ({ kind, actor, subject, role }: Activity): string => {
  const who = subject.name ?? adminTexts.somebodyWhoHasLeft;
  const what = subject.name === null ? adminTexts.aSessionThatIs : `“${subject.name}”`;
  const by = actor ? (actor.name ?? adminTexts.somebodyWhoHasLeft) : adminTexts.theOwnerCommand;
  switch (kind) {
    case 'signed_up':
      return adminTexts.signedUp({ who });
    case 'role_changed':
      return made[role?.to ?? 'user']({ by, name: subject.name ?? adminTexts.someoneWhoHasLeft });
    case 'subscribed':
      return adminTexts.subscribedToPro({ who });
    case 'unsubscribed':
      return adminTexts.isNoLongerOn({ who });
    case 'account_deleted':
      return adminTexts.somebodyDeletedTheirAccount;
    case 'session_hidden':
      return adminTexts.hid({ by, what });
    case 'session_restored':
      return adminTexts.restored({ by, what });
    case 'report_dismissed':
      return adminTexts.dismissedTheReportsOf({ by, what });
  }
};
