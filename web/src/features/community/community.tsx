import { Plus, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FeedSort, FeedSortSchema, type Post } from '../../../../shared/model/post.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PostShelf, PostShelfSkeleton } from '../share/post-shelf.tsx';
import { type Posts, usePosts } from './use-posts.ts';

const tabs: readonly { value: FeedSort; label: string }[] = [
  { value: 'recent', label: 'Recent' },
  { value: 'popular', label: 'Popular' },
  { value: 'trending', label: 'Trending' },
];

/** A word's beginning is looked for from two letters on. */
const SHORTEST_SEARCH = 2;

const Create = () => (
  <LinkButton look="primary" to={paths.upload}>
    <Plus />
    Create your own story
  </LinkButton>
);

function Empty({ sort, searched, onAll }: { sort: FeedSort; searched: boolean; onAll: () => void }) {
  const all = <Button onClick={onAll}>Show all</Button>;
  if (searched)
    return <Panel className="mt-8" title="Nothing matches" text="No title has words that begin so." action={all} />;
  if (sort === 'trending')
    return (
      <Panel
        className="mt-8"
        title="Nothing is trending"
        text="What is read and liked most this week stands here, reckoned anew every quarter of an hour."
        action={all}
      />
    );
  return (
    <Panel
      className="mt-8"
      title="No community stories yet"
      text="What members share stands here. Share one of yours from its card, or write the first."
      action={<Create />}
    />
  );
}

interface ListProps {
  list: Posts;
  card: (post: Post) => ReactNode;
  empty: ReactNode;
}

/** The shelf in its four states; what was loaded stays when asking again fails. */
function List({ list, card, empty }: ListProps) {
  const { posts } = list;
  return (
    <>
      {list.isPending && <PostShelfSkeleton />}
      {list.error && (
        <Panel
          className="mt-8"
          role="alert"
          title="Unable to Load Community"
          text="What members share could not be loaded. Your own sessions are not touched by this."
          action={
            <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
              <RotateCcw />
              Try Again
            </Button>
          }
        />
      )}
      {posts?.length === 0 && !list.error && !list.hasNextPage && empty}
      {posts && posts.length > 0 && <PostShelf posts={posts} card={card} />}
      {list.hasNextPage && (
        <div className="mt-10 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
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
          <Heading level={1}>Community</Heading>
          <p className="mt-2 text-quiet">
            Stories and lessons that other members share. Read them, keep them, like them.
          </p>
        </div>
        <Create />
      </div>
      <Tabs label="Sort stories" tabs={tabs} value={sort} onChange={show}>
        <h2 className="sr-only">Stories</h2>
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
