import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { useSignInAgain } from '../../features/auth/dialog/use-sign-in-again.ts';
import { CollectButton } from '../../features/collection/collect-button.tsx';
import { Cover } from '../../features/cover/cover.tsx';
import { Fading } from '../../features/deck/today/fading.tsx';
import { TodayStrip } from '../../features/deck/today/today-strip.tsx';
import { type DueOfSession, useToday } from '../../features/deck/today/use-today.ts';
import { SessionExport } from '../../features/export/session-export.tsx';
import { inkedOf } from '../../features/generation/generation-view.ts';
import { Writing } from '../../features/generation/writing.tsx';
import type { Binned } from '../../features/session/bin/bin.tsx';
import { cardTool } from '../../features/session/card/card-tool.ts';
import { titleOf } from '../../features/session/card/card-view.ts';
import { coverOf } from '../../features/session/card/cover-of.ts';
import { SessionCard } from '../../features/session/card/session-card.tsx';
import { type CardTools, Dashboard } from '../../features/session/dashboard/dashboard.tsx';
import type { DashboardKind } from '../../features/session/dashboard/dashboards.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { VisibilityMark } from '../../features/share/visibility-mark.tsx';
import { Page } from '../../ui/layout/page.tsx';

const isWritten = ({ generated_at }: Session): boolean => generated_at !== null;

const Controls = ({ session }: { session: Session }) => (
  <>
    <CollectButton sessionId={session.id} named={titleOf(session)} className={cardTool} />
    <SessionExport sessionId={session.id} named={titleOf(session)} className={cardTool} />
    <ShareButton session={session} named={titleOf(session)} className={cardTool} />
  </>
);

const Mark = ({ session: { visibility, hidden, added } }: { session: Session }) =>
  added ? null : <VisibilityMark visibility={visibility} hidden={hidden} className="mt-2 self-start" />;

const card = (session: Session, tools: CardTools, due: DueOfSession | undefined) => (
  <SessionCard
    session={session}
    cover={<Cover {...coverOf(session)} inked={inkedOf(session)} />}
    writing={<Writing session={session} />}
    tools={tools}
    controls={!session.added && isWritten(session) && <Controls session={session} />}
    mark={<Mark session={session} />}
    fading={<Fading sessionId={session.id} title={titleOf(session)} of={due} />}
  />
);

const binCover = ({ id, mode, title }: Binned) => (
  <Cover id={id} mode={mode} title={title} category={null} genre={null} />
);

/** The page of each of the three dashboards. */
export function DashboardPage({ kind }: { kind: DashboardKind }) {
  const signInAgain = useSignInAgain();
  const today = useToday();
  return (
    <Page className="min-h-screen pb-16">
      <Dashboard
        kind={kind}
        card={(session, tools) => card(session, tools, today.bySession.get(session.id))}
        binCover={binCover}
        today={<TodayStrip {...today} />}
        createsFirst={!today.expected && today.view?.kind !== 'waiting'}
        onSignIn={() => void signInAgain(paths.auth)}
      />
    </Page>
  );
}
