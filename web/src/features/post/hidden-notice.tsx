import { mailboxes } from '../../app/mailboxes.ts';
import { MailLink } from '../../ui/button/mail-link.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { postTexts } from './texts.ts';

/** For the author of a session that a moderator has hidden: what that means, and what to do about it. */
export function HiddenNotice({ className }: { className?: string }) {
  return (
    <section aria-label={postTexts.hidden} className={className}>
      <Notice tone="wrong">
        <RichText text={postTexts.hiddenText} parts={{ mail: <MailLink to={mailboxes.support} /> }} />
      </Notice>
    </section>
  );
}
