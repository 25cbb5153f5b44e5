import { mailboxes } from '../../app/mailboxes.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** For the author of what a moderator has hidden: what that means, and what can be done about it. */
export function HiddenNotice({ className }: { className?: string }) {
  return (
    <Notice tone="wrong" {...(className === undefined ? {} : { className })}>
      A moderator has hidden this session after a report. Only you can read it now; nothing of it was deleted. Sharing
      it again does not show it to others. If you think that this is a mistake, write to{' '}
      <MailLink to={mailboxes.support} /> and name its title.
    </Notice>
  );
}
