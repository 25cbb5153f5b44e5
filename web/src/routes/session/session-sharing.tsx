import type { Session } from '../../../../shared/model/session/session.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { CollectButton } from '../../features/collection/collect-button.tsx';
import { SessionExport } from '../../features/export/session-export.tsx';
import { ReportButton } from '../../features/report/report-button.tsx';
import { SessionActions } from '../../features/share/session-actions.tsx';

/** Actions on a session for its author and its readers. */
export function Sharing({ session, onPrint }: { session: Session; onPrint: () => Promise<void> }) {
  const { user } = useAuth();
  const own = session.user_id === user?.id;
  const collect = user && (
    <>
      {own && <SessionExport sessionId={session.id} onPrint={onPrint} listed />}
      <CollectButton sessionId={session.id} listed={own} />
    </>
  );
  return (
    <SessionActions
      session={session}
      userId={user?.id}
      collect={collect}
      report={<ReportButton sessionId={session.id} title={session.title} />}
    />
  );
}
