import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useSubscription } from '../../subscription/subscription-context.ts';
import { FigureTiles } from '../figure-tiles.tsx';
import { PageHead } from '../page-head.tsx';
import { adminTexts } from '../texts.ts';
import { MemberFilter } from './member-filter.tsx';
import { MemberTable, MemberTableSkeleton } from './member-table.tsx';
import { membersTexts } from './texts.ts';
import { membersQuery, useMemberFilter } from './use-members.ts';

/** Finds users by name, address and role, and changes their roles. */
export function Members() {
  const { search, role, setSearch, setRole, clear } = useMemberFilter();
  const { user } = useSubscription();
  const list = useInfiniteQuery(
    membersQuery({ ...(search === '' ? {} : { search }), ...(role === undefined ? {} : { role }) }),
  );
  const members = list.data?.pages.flatMap(({ items }) => items);
  const counts = list.data?.pages[0]?.counts;
  const failed = list.isError && !list.isFetching;
  useEffect(() => {
    if (failed) toast.error(membersTexts.loadFailedToast);
  }, [failed]);
  const figures = [
    { label: membersTexts.users, value: counts?.users },
    { label: membersTexts.admins, value: counts?.admins },
    { label: membersTexts.owners, value: counts?.owners },
    { label: membersTexts.proMembers, value: counts?.pro },
  ].map(({ label, value }) => ({ label, value: value?.toLocaleString() ?? (failed ? '-' : undefined) }));
  return (
    <>
      <PageHead title={membersTexts.heading} />
      <FigureTiles label={membersTexts.countsLabel} figures={figures} />
      <div className="mt-6 mb-4">
        <MemberFilter search={search} role={role} onSearch={setSearch} onRole={setRole} />
      </div>
      {failed && (
        <Panel
          role="alert"
          className="mb-4"
          title={membersTexts.loadFailed}
          text={reasonOf(list.error)}
          action={
            <>
              <Button look="primary" onClick={() => void list.refetch()}>
                {commonTexts.retry}
              </Button>
              <LinkButton to={paths.admin}>{adminTexts.back}</LinkButton>
            </>
          }
        />
      )}
      {!members && !failed && <MemberTableSkeleton />}
      {members?.length === 0 && !list.hasNextPage && (
        <Panel
          title={membersTexts.noneTitle}
          text={membersTexts.noneText}
          action={<Button onClick={clear}>{membersTexts.clear}</Button>}
        />
      )}
      {members?.length === 0 && list.hasNextPage && (
        <Panel role="status" title={membersTexts.noneYetTitle} text={membersTexts.noneYetText} />
      )}
      {members && members.length > 0 && user && <MemberTable members={members} caller={user} />}
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {members?.length === 0 ? membersTexts.searchOn : commonTexts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
