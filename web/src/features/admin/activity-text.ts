import type { AuditItem } from '../../../../shared/model/account/audit-item.ts';
import { adminTexts } from './texts.ts';

const made = { user: adminTexts.didMakeUser, admin: adminTexts.didMakeAdmin, owner: adminTexts.didMakeOwner } as const;

/** One entry of the audit trail as a sentence. Deleted users and items have no name any more. */
export const activityText = ({ kind, actor, subject, role }: AuditItem): string => {
  const who = subject.name ?? adminTexts.leftSubject;
  const what = subject.name === null ? adminTexts.goneSession : `“${subject.name}”`;
  const by = actor ? (actor.name ?? adminTexts.leftSubject) : adminTexts.ownerCommand;
  switch (kind) {
    case 'signed_up':
      return adminTexts.didSignUp({ who });
    case 'role_changed':
      return made[role?.to ?? 'user']({ by, name: subject.name ?? adminTexts.leftObject });
    case 'subscribed':
      return adminTexts.didSubscribe({ who });
    case 'unsubscribed':
      return adminTexts.didUnsubscribe({ who });
    case 'account_deleted':
      return adminTexts.didDelete;
    case 'session_hidden':
      return adminTexts.didHide({ by, what });
    case 'session_restored':
      return adminTexts.didRestore({ by, what });
    case 'report_dismissed':
      return adminTexts.didDismiss({ by, what });
  }
};
