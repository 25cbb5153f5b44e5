import type { Session } from '../../../shared/model/session.ts';
import { paths } from '../app/paths.ts';
import { useSignInAgain } from '../features/auth/use-sign-in-again.ts';
import { Cover } from '../features/cover/cover.tsx';
import { inkedOf } from '../features/generation/generation-view.ts';
import { Writing } from '../features/generation/writing.tsx';
import type { Binned } from '../features/session/bin.tsx';
import { coverOf } from '../features/session/cover-of.ts';
import { type CardTools, Dashboard } from '../features/session/dashboard.tsx';
import type { DashboardKind } from '../features/session/dashboards.ts';
import { SessionCard } from '../features/session/session-card.tsx';
import { Page } from '../ui/page.tsx';

const card = (session: Session, tools: CardTools) => (
  <SessionCard
    session={session}
    cover={<Cover {...coverOf(session)} inked={inkedOf(session)} />}
    writing={<Writing session={session} />}
    tools={tools}
  />
);

const binCover = ({ id, mode, title }: Binned) => (
  <Cover id={id} mode={mode} title={title} category={null} genre={null} />
);

/** The page of any of the three dashboards. */
export function DashboardPage({ kind }: { kind: DashboardKind }) {
  const signInAgain = useSignInAgain();
  return (
    <Page className="pb-16">
      <Dashboard kind={kind} card={card} binCover={binCover} onSignIn={() => void signInAgain(paths.auth)} />
    </Page>
  );
}
