import { LoaderCircle } from 'lucide-react';
import { mailboxes } from '../app/mailboxes.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { openSignIn } from '../features/auth/sign-in-modal.ts';
import { useConfirmation } from '../features/checkout/use-confirmation.ts';
import { Welcome } from '../features/checkout/welcome.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Waiting } from '../ui/waiting.tsx';

export const handle: PageHandle = { title: 'Your subscription' };

const toDashboard = <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>;

/** Where the payment provider sends back to. It says Pro only once the payment is recorded here. */
export function Component() {
  const { status } = useAuth();
  const { phase, again } = useConfirmation();
  if (status === 'loading') return <Waiting title="Loading Your Account" />;
  if (status === 'signedIn' && phase === 'active') return <Welcome />;
  return (
    <Page className="pt-12 sm:pt-20">
      {status === 'none' ? (
        <Panel
          level={1}
          title="Sign in to see your subscription"
          text="Use the account you subscribed with. What you paid for is kept with it."
          action={
            <Button look="primary" onClick={() => openSignIn('signin')}>
              Sign In
            </Button>
          }
        />
      ) : phase === 'confirming' ? (
        <Panel
          level={1}
          role="status"
          title="Confirming your subscription"
          text={
            <span className="flex items-start gap-2.5">
              <LoaderCircle className="mt-1 flex-none animate-turn" />
              The payment service is telling us of your order. This takes a few seconds; you can leave this page at any
              time.
            </span>
          }
          action={toDashboard}
        />
      ) : (
        <Panel
          level={1}
          role="alert"
          title="Not confirmed yet"
          text={
            <>
              The payment service has not told us of your order. Nothing is lost: Pro begins by itself as soon as it
              does. If it takes longer than an hour, write to <MailLink to={mailboxes.support} />.
            </>
          }
          action={
            <>
              <Button look="primary" onClick={again}>
                Check again
              </Button>
              {toDashboard}
            </>
          }
        />
      )}
    </Page>
  );
}
