import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { CreditCard, EyeOff, Flag, type LucideIcon, RotateCcw, ShieldCheck, UserMinus, UserPlus } from 'lucide-react';
import type { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { AuditItemKind } from '../../../../shared/model/account/audit-item.ts';
import { api, keyOf } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/words/format.ts';
import { reasonOf } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { activityText } from './activity-text.ts';
import { adminTexts } from './texts.ts';

type Page = Output<Contract['listActivity']>;

const PAGE = 12;

const activityQuery = infiniteQueryOptions<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
  queryKey: keyOf('listActivity'),
  queryFn: ({ pageParam: cursor, signal }) =>
    api('listActivity', { query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }) => cursor ?? undefined,
});

const icons: Readonly<Record<AuditItemKind, LucideIcon>> = {
  signed_up: UserPlus,
  role_changed: ShieldCheck,
  subscribed: CreditCard,
  unsubscribed: CreditCard,
  account_deleted: UserMinus,
  session_hidden: EyeOff,
  session_restored: RotateCcw,
  report_dismissed: Flag,
};

function Loading() {
  return (
    <ul aria-hidden="true" className="grid gap-5 py-4">
      {['72%', '58%', '66%', '49%'].map((width) => (
        <li key={width} style={{ width }}>
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

/** The audit trail as sentences, newest first. */
export function ActivityList() {
  const { data, isPending, error, refetch, isRefetching, ...more } = useInfiniteQuery(activityQuery);
  const entries = data?.pages.flatMap(({ items }) => items);
  if (isPending) return <Loading />;
  if (!entries)
    return (
      <Panel
        level={3}
        role="alert"
        title={adminTexts.activityFailed}
        text={reasonOf(error)}
        action={
          <Button busy={isRefetching} onClick={() => void refetch()}>
            {commonTexts.retry}
          </Button>
        }
      />
    );
  if (entries.length === 0) return <p className="py-4 text-quiet">{adminTexts.activityEmpty}</p>;
  return (
    <>
      <ul className="divide-y divide-rule">
        {entries.map((entry) => {
          const Icon = icons[entry.kind];
          return (
            <li key={`${entry.at} ${entry.kind} ${entry.subject.id}`} className="flex items-baseline gap-3 py-3">
              <Icon className="relative top-0.5 flex-none text-quiet" />
              <span className="min-w-0 flex-1 text-15 wrap-anywhere sm:flex sm:justify-between sm:gap-6">
                {activityText(entry)}
                <time dateTime={entry.at} className="block flex-none text-14 text-quiet tabular-nums">
                  {formatMoment(entry.at)}
                </time>
              </span>
            </li>
          );
        })}
      </ul>
      {more.hasNextPage && (
        <Button className="mt-4" size="small" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {commonTexts.showMore}
        </Button>
      )}
    </>
  );
}
