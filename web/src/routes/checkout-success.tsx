import { LoaderCircle } from 'lucide-react';
import { mailboxes } from '../app/mailboxes.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { openSignIn } from '../features/auth/dialog/sign-in-modal.ts';
import { checkoutTexts } from '../features/checkout/texts.ts';
import { useConfirmation } from '../features/checkout/use-confirmation.ts';
import { Welcome } from '../features/checkout/welcome.tsx';
import { placeTexts } from '../texts/place.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { MailLink } from '../ui/button/mail-link.tsx';
import { RichText } from '../ui/display/rich-text.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Waiting } from '../ui/layout/waiting.tsx';

export const handle: PageHandle = { title: checkoutTexts.pageTitle };

const toDashboard = <LinkButton to={paths.dashboard}>{placeTexts.toDashboard}</LinkButton>;

/** Where the payment provider returns to. It only shows Pro once the payment is recorded. */
export function Component() {
  const { status } = useAuth();
  const { phase, again } = useConfirmation();
  if (status === 'loading') return <Waiting title={placeTexts.loadingAccount} />;
  if (status === 'signedIn' && phase === 'active') return <Welcome />;
  return (
    <Page className="pt-12 sm:pt-20">
      {status === 'none' ? (
        <Panel
          level={1}
          title={checkoutTexts.signInTitle}
          text={checkoutTexts.signInText}
          action={
            <Button look="primary" onClick={() => openSignIn('signin')}>
              {placeTexts.signIn}
            </Button>
          }
        />
      ) : phase === 'confirming' ? (
        <Panel
          level={1}
          role="status"
          title={checkoutTexts.waitingTitle}
          text={
            <span className="flex items-start gap-2.5">
              <LoaderCircle className="mt-1 flex-none animate-turn" />
              {checkoutTexts.waitingText}
            </span>
          }
          action={toDashboard}
        />
      ) : (
        <Panel
          level={1}
          role="alert"
          title={checkoutTexts.overdueTitle}
          text={<RichText text={checkoutTexts.overdueText} parts={{ mail: <MailLink to={mailboxes.support} /> }} />}
          action={
            <>
              <Button look="primary" onClick={again}>
                {checkoutTexts.checkAgain}
              </Button>
              {toDashboard}
            </>
          }
        />
      )}
    </Page>
  );
}
