import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { RECYCLING_DAYS } from '../../../../../shared/catalogue/limits.ts';
import type { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { type DashboardKind, signInTo } from '../dashboard/dashboards.ts';
import { sessionTexts } from '../texts.ts';
import type { Removal } from '../use-removal.tsx';
import { remainingLabel } from './bin-view.ts';

type BinPage = Output<Contract['listDeletedSessions']>;
export type Binned = BinPage['items'][number];

interface BinProps {
  kind: DashboardKind;
  removal: Removal;
  cover: (session: Binned) => ReactNode;
}

const useBin = ({ mode }: DashboardKind) => {
  const query = useInfiniteQuery({
    queryKey: keyOf('listDeletedSessions', { query: { mode } }),
    queryFn: ({ pageParam, signal }): Promise<BinPage> =>
      api('listDeletedSessions', { query: { mode, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: BinPage) => cursor ?? undefined,
    // The remaining days change while the page is open
    refetchInterval: 60_000,
  });
  return { ...query, error: query.error as ApiError | null, items: query.data?.pages.flatMap(({ items }) => items) };
};

function Row({ session, removal, cover }: { session: Binned; removal: Removal; cover: ReactNode }) {
  const busy = removal.busy.has(session.id);
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-4 border-b border-rule py-3 max-sm:grid-cols-[44px_minmax(0,1fr)]">
      {cover}
      <div>
        <Heading level={3} size="card" className="wrap-anywhere">
          {session.title}
        </Heading>
        <p className="text-13 text-quiet">
          {sessionTexts.binDeleted({
            deleted_at: formatDate(session.deleted_at),
            remainingLabel: remainingLabel(session.deleted_at, Date.now()),
          })}
        </p>
      </div>
      <div className="flex gap-2 max-sm:col-start-2">
        <Button
          size="small"
          busy={busy}
          aria-label={commonTexts.restoreNamed({ title: session.title })}
          onClick={() => void removal.restore(session)}
        >
          <Undo2 />
          {commonTexts.restore}
        </Button>
        <Button
          look="bare"
          size="small"
          disabled={busy}
          aria-label={sessionTexts.purgeLabel({ title: session.title })}
          onClick={() => void removal.purge(session)}
        >
          {sessionTexts.purge}
        </Button>
      </div>
    </li>
  );
}

/** Sessions deleted in the last seven days, to be restored or deleted for good. */
export function Bin({ kind, removal, cover }: BinProps) {
  const { items, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBin(kind);
  if (isPending)
    return (
      <div role="status" aria-label={sessionTexts.binLoading} className="mt-6 grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    );
  if (error && !items)
    return (
      <Panel
        className="mt-8"
        role="alert"
        title={sessionTexts.loadFailed}
        text={error.status === 401 ? signInTo.viewBin : kind.loadFailed}
        action={
          <Button onClick={() => void refetch()}>
            <RotateCcw />
            {commonTexts.retry}
          </Button>
        }
      />
    );
  if (!items || items.length === 0)
    return <Panel className="mt-8" title={sessionTexts.binEmpty} text={sessionTexts.binEmptyText(RECYCLING_DAYS)} />;
  return (
    <>
      <ul className="mt-4">
        {items.map((session) => (
          <Row key={session.id} session={session} removal={removal} cover={cover(session)} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {commonTexts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
