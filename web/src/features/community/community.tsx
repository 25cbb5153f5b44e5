import { Plus, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type FeedSort, FeedSortSchema, type Post } from '../../../../shared/model/post.ts';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PostGrid, PostGridSkeleton } from '../post/post-grid.tsx';
import { communityTexts } from './texts.ts';
import { type Posts, usePosts } from './use-posts.ts';

const tabs: readonly { value: FeedSort; label: string }[] = [
  { value: 'recent', label: communityTexts.recent },
  { value: 'popular', label: communityTexts.popular },
  { value: 'trending', label: communityTexts.trending },
];

/** The search starts at two characters. */
const SHORTEST_SEARCH = 2;

const Create = () => (
  <LinkButton look="primary" to={paths.upload}>
    <Plus />
    {communityTexts.create}
  </LinkButton>
);

function Empty({ sort, searched, onAll }: { sort: FeedSort; searched: boolean; onAll: () => void }) {
  const all = <Button onClick={onAll}>{commonTexts.showAll}</Button>;
  if (searched)
    return <Panel className="mt-8" title={commonTexts.noMatch} text={communityTexts.noMatchText} action={all} />;
  if (sort === 'trending')
    return (
      <Panel
        className="mt-8"
        title={communityTexts.trendingEmpty}
        text={communityTexts.trendingEmptyText}
        action={all}
      />
    );
  return <Panel className="mt-8" title={communityTexts.empty} text={communityTexts.emptyText} action={<Create />} />;
}

interface ListProps {
  list: Posts;
  card: (post: Post) => ReactNode;
  empty: ReactNode;
}

/** The posts: loading, error, empty or full. Loaded pages stay when loading more fails. */
function List({ list, card, empty }: ListProps) {
  const { posts } = list;
  return (
    <>
      {list.isPending && <PostGridSkeleton />}
      {list.error && (
        <Panel
          className="mt-8"
          role="alert"
          title={communityTexts.loadFailed}
          text={communityTexts.loadFailedText}
          action={
            <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
              <RotateCcw />
              {commonTexts.retry}
            </Button>
          }
        />
      )}
      {posts?.length === 0 && !list.error && !list.hasNextPage && empty}
      {posts && posts.length > 0 && <PostGrid posts={posts} card={card} />}
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

export function Community({ card }: { card: (post: Post) => ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const sort = FeedSortSchema.safeParse(address.get('sort')).data ?? 'recent';
  const [words, setWords] = useState('');
  const search = words.length < SHORTEST_SEARCH ? '' : words;
  const list = usePosts(sort, search);
  const show = (next: FeedSort) => {
    setWords('');
    setAddress(next === 'recent' ? {} : { sort: next }, { replace: true });
  };
  return (
    <>
      <div className="flex items-end justify-between gap-6 py-8 max-sm:flex-col max-sm:items-stretch max-sm:gap-5 sm:pt-12">
        <div>
          <Heading level={1}>{placeTexts.community}</Heading>
          <p className="mt-2 text-quiet">{communityTexts.lead}</p>
        </div>
        <Create />
      </div>
      <Tabs label={communityTexts.sortLabel} tabs={tabs} value={sort} onChange={show}>
        <h2 className="sr-only">{communityTexts.listHeading}</h2>
        <div className="mt-5">
          <SearchField value={words} onChange={setWords} />
        </div>
        <List
          list={list}
          card={card}
          empty={<Empty sort={sort} searched={search !== ''} onAll={() => show('recent')} />}
        />
      </Tabs>
    </>
  );
}
