import { Outlet } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { adminTexts } from '../../texts/admin.ts';
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
          title={adminTexts.accessCheckFailed}
          text={error?.message}
          action={
            <Button look="primary" onClick={reload}>
              {adminTexts.tryAgain}
            </Button>
          }
        />
      </Page>
    );
  if (!user) return <Waiting title={adminTexts.checkingAccess} />;
  if (user.role === 'user')
    return (
      <Page className="py-12">
        <Panel
          level={1}
          title={adminTexts.accessDenied}
          text={adminTexts.youDontHavePermission}
          action={
            <LinkButton to={paths.home} look="primary">
              {adminTexts.returnToHome}
            </LinkButton>
          }
        />
      </Page>
    );
  return <Outlet />;
}
