import { Outlet } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useSubscription } from '../subscription/subscription-context.ts';

/** Inside the sign-in guard. It only spares people a page that every call behind it would refuse. */
export function AdminGuard() {
  const { status, user, error, reload } = useSubscription();
  if (status === 'failed')
    return (
      <Page className="py-12">
        <Panel
          level={1}
          role="alert"
          title="Access Check Failed"
          text={error?.message}
          action={
            <Button look="primary" onClick={reload}>
              Try Again
            </Button>
          }
        />
      </Page>
    );
  if (!user) return <Waiting title="Checking Access" />;
  if (user.role === 'user')
    return (
      <Page className="py-12">
        <Panel
          level={1}
          title="Access Denied"
          text="You don't have permission to access the admin area. Admin privileges are required."
          action={
            <LinkButton to={paths.home} look="primary">
              Return to Home
            </LinkButton>
          }
        />
      </Page>
    );
  return <Outlet />;
}
