import type { Session } from '../../../shared/model/session.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useSignInAgain } from '../features/auth/use-sign-in-again.ts';
import { Cover } from '../features/cover/cover.tsx';
import { inkedOf } from '../features/generation/generation-view.ts';
import { Writing } from '../features/generation/writing.tsx';
import { coverOf } from '../features/session/cover-of.ts';
import { Dashboard } from '../features/session/dashboard.tsx';
import { customDashboard } from '../features/session/dashboards.ts';
import { SessionCard } from '../features/session/session-card.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: customDashboard.title };

const card = (session: Session) => (
  <SessionCard
    session={session}
    cover={<Cover {...coverOf(session)} inked={inkedOf(session)} />}
    writing={<Writing session={session} />}
  />
);

export function Component() {
  const signInAgain = useSignInAgain();
  return (
    <Page className="pb-16">
      <Dashboard kind={customDashboard} card={card} onSignIn={() => void signInAgain(paths.auth)} />
    </Page>
  );
}
