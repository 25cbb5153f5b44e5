import { Plus, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Session } from '../../../../shared/model/session.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { sceneToRead } from './card-view.ts';
import { lastRead, loadFailure, type Tab, tabFrom, tabs } from './dashboard-view.ts';
import type { DashboardKind } from './dashboards.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { Shelf, ShelfSkeleton } from './shelf.tsx';
import { StatsStrip } from './stats-strip.tsx';
import { useSessions } from './use-sessions.ts';

interface DashboardProps {
  kind: DashboardKind;
  card: (session: Session) => ReactNode;
  /** Drops a user whose session has ended elsewhere, and leads to where one signs in. */
  onSignIn: () => void;
}

function Resume({ session }: { session: Session | undefined }) {
  if (!session) return null;
  return (
    <p className="mt-2 text-quiet">
      Where you left off: scene {sceneToRead(session)} of{' '}
      <Link to={paths.session(session.id)} viewTransition className="underline">
        {session.title}
      </Link>
    </p>
  );
}

export function Dashboard({ kind, card, onSignIn }: DashboardProps) {
  const [search, setSearch] = useSearchParams();
  const tab = tabFrom(search.get('tab'));
  const { sessions, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isRefetching } =
    useSessions(kind.mode, tab);
  const failure = error ? loadFailure(error) : undefined;
  const failed = failure?.text;
  useEffect(() => {
    if (failed !== undefined) toast.error(failed, { id: 'dashboard' });
  }, [failed]);
  const choose = (next: Tab) => setSearch(next === 'all' ? {} : { tab: next }, { replace: true });

  return (
    <>
      <div className="flex items-end justify-between gap-6 py-8 max-sm:flex-col max-sm:items-stretch max-sm:gap-5 sm:pt-12">
        <div>
          <Heading level={1}>{kind.title}</Heading>
          <Resume session={lastRead(sessions ?? [])} />
        </div>
        <LinkButton look="primary" to={kind.create.to}>
          <Plus />
          {kind.create.label}
        </LinkButton>
      </div>
      <StatsStrip kind={kind} sessions={sessions ?? []} />
      <Tabs label="Filter sessions" className="mt-8 max-sm:mt-6" tabs={tabs} value={tab} onChange={choose}>
        <h2 className="sr-only">Sessions</h2>
        {isPending && <ShelfSkeleton />}
        {failure && (
          <Panel
            className="mt-8"
            title="Unable to Load Dashboard"
            role="alert"
            text={failure.text}
            action={
              <>
                <Button busy={isRefetching} onClick={() => void refetch()}>
                  <RotateCcw />
                  Try Again
                </Button>
                {failure.signIn && (
                  <Button look="primary" onClick={onSignIn}>
                    Sign In
                  </Button>
                )}
              </>
            }
          />
        )}
        {sessions?.length === 0 && !failure && <EmptyShelf kind={kind} tab={tab} onAll={() => choose('all')} />}
        {sessions && sessions.length > 0 && <Shelf sessions={sessions} card={card} />}
        {hasNextPage && (
          <div className="mt-10 flex justify-center">
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </Tabs>
    </>
  );
}
