import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type CaseStatus, CaseStatusSchema } from '../../../../../shared/model/report.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PageHead } from '../page-head.tsx';
import { CaseRow } from './case-row.tsx';
import { casesQuery, useDecision } from './use-cases.ts';

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;

const empty: Readonly<Record<CaseStatus, { title: string; text: string }>> = {
  open: { title: 'Nothing to look at', text: 'What readers report of shared sessions waits here, the oldest first.' },
  hidden: {
    title: 'Nothing is hidden',
    text: 'Sessions that were taken out of sight stand here until they are restored.',
  },
  dismissed: { title: 'Nothing was dismissed', text: 'Reports that were looked at and left stand here.' },
};

function Cases({ status }: { status: CaseStatus }) {
  const list = useInfiniteQuery(casesQuery(status));
  const decision = useDecision();
  const cases = list.data?.pages.flatMap(({ items }) => items);
  if (list.isPending)
    return (
      <div aria-hidden="true" className="mt-6 grid gap-4">
        {tabs.map(({ value }) => (
          <Skeleton key={value} className="h-28 w-full rounded-card" />
        ))}
      </div>
    );
  return (
    <div className="mt-6">
      {list.isError && (
        <Panel
          role="alert"
          className="mb-4"
          title="The cases could not be loaded"
          text={list.error.message}
          action={
            <Button look="primary" busy={list.isRefetching} onClick={() => void list.refetch()}>
              Try Again
            </Button>
          }
        />
      )}
      {cases?.length === 0 && !list.hasNextPage && <Panel {...empty[status]} />}
      {cases && cases.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
          {cases.map((item) => (
            <li key={item.session_id}>
              <CaseRow item={item} {...decision} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

/** The queue of what readers reported. */
export function Moderation() {
  const [params, setParams] = useSearchParams();
  const status = CaseStatusSchema.safeParse(params.get('status')).data ?? 'open';
  return (
    <>
      <PageHead title="Moderation" text="Nobody is told who reported a session, its author least of all." />
      <Tabs
        label="Cases"
        tabs={tabs}
        value={status}
        onChange={(value) => setParams(value === 'open' ? {} : { status: value }, { replace: true })}
      >
        <Cases status={status} />
      </Tabs>
    </>
  );
}
