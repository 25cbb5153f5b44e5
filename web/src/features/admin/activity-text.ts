import type { Activity } from '../../../../shared/model/activity.ts';

const roleNames = { user: 'a user', admin: 'an admin', owner: 'an owner' } as const;

/** One entry as a sentence. Whoever or whatever has gone has no name any more. */
export const activityText = ({ kind, actor, subject, role }: Activity): string => {
  const who = subject.name ?? 'Somebody who has left';
  const what = subject.name === null ? 'a session that is gone' : `“${subject.name}”`;
  const by = actor ? (actor.name ?? 'Somebody who has left') : 'The owner command';
  switch (kind) {
    case 'signed_up':
      return `${who} signed up`;
    case 'role_changed':
      return `${by} made ${subject.name ?? 'somebody who has left'} ${roleNames[role?.to ?? 'user']}`;
    case 'subscribed':
      return `${who} subscribed to Pro`;
    case 'unsubscribed':
      return `${who} is no longer on Pro`;
    case 'account_deleted':
      return 'Somebody deleted their account';
    case 'session_hidden':
      return `${by} hid ${what}`;
    case 'session_restored':
      return `${by} restored ${what}`;
    case 'report_dismissed':
      return `${by} dismissed the reports of ${what}`;
  }
};
