import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '../../../../shared/model/post.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { PostShelf, PostShelfSkeleton } from '../share/post-shelf.tsx';
import { usePersonPosts } from './use-person-posts.ts';

interface SharedItemsProps {
  userId: string;
  name: string;
  card: (post: Post) => ReactNode;
}

/** What a person shares with members, in its four states. */
export function SharedItems({ userId, name, card }: SharedItemsProps) {
  const { posts, error, isPending, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePersonPosts(userId);
  return (
    <Section title="Shared lessons" className="mt-14">
      {isPending && <PostShelfSkeleton />}
      {error && (
        <Panel
          className="mt-6"
          role="alert"
          level={3}
          title="Shared lessons could not be loaded"
          text="The profile above is complete."
          action={
            <Button busy={isRefetching} onClick={() => void refetch()}>
              <RotateCcw />
              Try Again
            </Button>
          }
        />
      )}
      {posts?.length === 0 && (
        <p className="mt-4 text-15 text-quiet">{`What ${name} shares with the community will stand here.`}</p>
      )}
      {posts && posts.length > 0 && <PostShelf posts={posts} card={card} />}
      {hasNextPage && (
        <div className="mt-10 flex justify-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Section>
  );
}
