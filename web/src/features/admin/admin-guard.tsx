import { Outlet } from 'react-router';
import { paths } from '../../app/paths.ts';
import { reasonOf } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Waiting } from '../../ui/layout/waiting.tsx';
import { useSubscription } from '../subscription/subscription-context.ts';
import { adminTexts } from './texts.ts';
import { useLostRole } from './use-lost-role.ts';

/**
 * Used inside the sign-in guard. The API refuses every call behind it anyway; this only spares people without the role
 * an empty page, also when the role is taken away while the page is open.
 */
export function AdminGuard() {
  const { status, user, error, reload } = useSubscription();
  const refused = useLostRole(user, reload);
  if (status === 'failed')
    return (
      <Page className="py-12">
        <Panel
          level={1}
          role="alert"
          title={adminTexts.checkFailed}
          text={reasonOf(error)}
          action={
            <Button look="primary" onClick={reload}>
              {commonTexts.retry}
            </Button>
          }
        />
      </Page>
    );
  if (!user) return <Waiting title={adminTexts.checking} />;
  if (refused || user.role === 'user')
    return (
      <Page className="py-12">
        <Panel
          level={1}
          title={adminTexts.deniedTitle}
          text={adminTexts.deniedText}
          action={
            <LinkButton to={paths.home} look="primary">
              {adminTexts.deniedHome}
            </LinkButton>
          }
        />
      </Page>
    );
  return <Outlet />;
}
