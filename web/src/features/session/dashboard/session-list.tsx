import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { commonTexts } from '../../../texts/common.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CardGrid, CardGridSkeleton } from '../card-grid.tsx';
import { sessionTexts } from '../texts.ts';
import type { useSessions } from '../use-sessions.ts';
import type { ListedTab, LoadFailure } from './dashboard-view.ts';
import type { DashboardKind } from './dashboards.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';

interface SessionListProps {
  kind: DashboardKind;
  tab: ListedTab;
  narrowed: boolean;
  list: ReturnType<typeof useSessions>;
  failure: LoadFailure | undefined;
  card: (session: Session) => ReactNode;
  onAll: () => void;
  onSignIn: () => void;
}

/** The sessions: loading, error, empty or full. Loaded pages stay when loading more fails. */
export function SessionList({ kind, tab, narrowed, list, failure, card, onAll, onSignIn }: SessionListProps) {
  const { sessions } = list;
  const stands = sessions !== undefined && sessions.length > 0;
  return (
    <>
      {list.isPending && <CardGridSkeleton />}
      {failure && (
        <Panel
          className="mt-8"
          title={stands ? sessionTexts.staleTitle : sessionTexts.loadFailed}
          role="alert"
          text={stands && !failure.signIn ? sessionTexts.staleText : failure.text}
          action={
            <>
              <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
                <RotateCcw />
                {commonTexts.retry}
              </Button>
              {failure.signIn && (
                <Button look="primary" onClick={onSignIn}>
                  {placeTexts.signIn}
                </Button>
              )}
            </>
          }
        />
      )}
      {sessions?.length === 0 && !failure && <EmptyDashboard kind={kind} tab={tab} narrowed={narrowed} onAll={onAll} />}
      {stands && <CardGrid sessions={sessions} card={card} />}
      {list.hasNextPage && (
        <div className="mt-10 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {commonTexts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
