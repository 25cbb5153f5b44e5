import { mailboxes } from '../../app/mailboxes.ts';
import { shareTexts } from '../../texts/share.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** For the author of what a moderator has hidden: what that means, and what can be done about it. */
export function HiddenNotice({ className }: { className?: string }) {
  return (
    <section aria-label={shareTexts.hiddenByAModerator} className={className}>
      <Notice tone="wrong">
        <RichText text={shareTexts.aModeratorHasHidden} parts={{ mail: <MailLink to={mailboxes.support} /> }} />
      </Notice>
    </section>
  );
}
