import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CaseStatus, CaseStatusSchema } from '../../../../../shared/model/report.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { PageHead } from '../page-head.tsx';
import { CaseRow } from './case-row.tsx';
import { moderationTexts } from './texts.ts';
import { casesQuery, useDecision } from './use-cases.ts';

const tabs = [
  { value: 'open', label: moderationTexts.open },
  { value: 'hidden', label: moderationTexts.hidden },
  { value: 'dismissed', label: moderationTexts.dismissed },
] as const;

const empty: Readonly<Record<CaseStatus, { title: string; text: string }>> = {
  open: { title: moderationTexts.openEmpty, text: moderationTexts.openEmptyText },
  hidden: {
    title: moderationTexts.hiddenEmpty,
    text: moderationTexts.hiddenEmptyText,
  },
  dismissed: { title: moderationTexts.dismissedEmpty, text: moderationTexts.dismissedEmptyText },
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
          title={moderationTexts.loadFailed}
          text={reasonOf(list.error)}
          action={
            <Button look="primary" busy={list.isRefetching} onClick={() => void list.refetch()}>
              {commonTexts.retry}
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
            {commonTexts.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The queue of reported sessions. */
export function Moderation() {
  const [params, setParams] = useSearchParams();
  const status = CaseStatusSchema.safeParse(params.get('status')).data ?? 'open';
  return (
    <>
      <PageHead title={moderationTexts.heading} text={moderationTexts.lead} />
      <Tabs
        label={moderationTexts.listLabel}
        tabs={tabs}
        value={status}
        onChange={(value) => setParams(value === 'open' ? {} : { status: value }, { replace: true })}
      >
        <Cases status={status} />
      </Tabs>
    </>
  );
}
